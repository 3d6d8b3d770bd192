import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Auth/ForgotPasswordScreen',
  component: ForgotPasswordScreen,
  parameters: {
    portal: { path: '/app/forgot-password', namespaces: ['auth'], isSignedIn: false },
    layout: 'fullscreen',
  },
  decorators: [inPortal],
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(
    await canvas.findByLabelText(translate('auth:fields.email')),
    'hana@michi.example{Enter}',
  );
};

const seeNotice = async (canvasElement: HTMLElement) => {
  await expect(await within(canvasElement).findByText(translate('auth:forgot.sent'))).toBeVisible();
};

export const Populated: Story = { tags: ['every-run'] };

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: translate('auth:forgot.submit') }));
    await waitFor(() => expect(canvas.getByLabelText(translate('auth:fields.email'))).toBeInvalid());
  },
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await seeNotice(canvasElement);
  },
};

export const Loading: Story = {
  parameters: { scenario: 'pending' },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(
      await within(canvasElement).findByRole('button', { name: translate('auth:sending') }),
    ).toBeVisible();
  },
};

/** Nothing was sent, so no instructions are promised. */
export const Failing: Story = {
  parameters: { scenario: 'unavailable' },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelector('form')).toHaveTextContent(translate('shared:errors.unexpected')),
    );
  },
};
