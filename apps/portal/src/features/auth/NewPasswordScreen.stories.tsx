import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { CreatePasswordScreen, ResetPasswordScreen } from './NewPasswordScreen.tsx';

const meta = {
  title: 'Auth/NewPasswordScreen',
  component: ResetPasswordScreen,
  parameters: {
    portal: {
      path: '/app/reset-password#token=m1_Tz6bNq3sVw9xKc2d',
      namespaces: ['auth'],
      isSignedIn: false,
    },
    layout: 'fullscreen',
  },
  decorators: [inPortal],
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(translate('auth:fields.password')), 'blue-ridge-2027');
  await userEvent.type(
    canvas.getByLabelText(translate('auth:fields.confirmPassword')),
    'blue-ridge-2027{Enter}',
  );
};

export const Populated: Story = { tags: ['every-run'] };

/** For an account that was made without a password. */
export const FirstPopulated: Story = {
  tags: ['every-run'],
  render: () => <CreatePasswordScreen />,
  parameters: { portal: { path: '/app/create-password#token=m1_Tz6bNq3sVw9xKc2d' } },
};

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: translate('auth:newPassword.submit') }));
    const summary = await canvas.findByRole('group', { name: translate('shared:form.faults', { count: 2 }) });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const Loading: Story = {
  parameters: { scenario: 'pending' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(
      await within(canvasElement).findByRole('button', { name: translate('auth:newPassword.working') }),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { scenario: 'unavailable' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(
      await within(canvasElement).findByRole('button', { name: translate('auth:newPassword.submit') }),
    ).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { scenario: 'validation-error' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(
      await within(canvasElement).findByRole('group', {
        name: translate('shared:form.faults', { count: 2 }),
      }),
    ).toBeVisible();
  },
};

/** The link of the mail is used, too old, or not whole. */
export const NoPermission: Story = {
  parameters: { portal: { path: '/app/reset-password' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(translate('auth:link.invalid'))).toBeVisible();
  },
};
