import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { storeDraft, inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Auth/RegisterScreen',
  component: RegisterScreen,
  parameters: {
    portal: { path: '/app/register', namespaces: ['auth', 'person'], isSignedIn: false },
    layout: 'fullscreen',
  },
  decorators: [inPortal],
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = { tags: ['every-run'] };

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: translate('auth:register.submit') }));
    const summary = await canvas.findByRole('group', { name: translate('shared:form.faults', { count: 6 }) });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

const filled = () => {
  storeDraft(
    'register',
    {
      email: 'mei@michi.example',
      familyName: 'Kisaragi',
      firstName: 'Mei',
      familyNameJp: '如月',
      firstNameJp: '芽衣',
      familyNameFurigana: 'きさらぎ',
      firstNameFurigana: 'めい',
      graduationYear: '2027',
    },
    null,
  );
  return () => forgetEntriesOfOthers(null);
};

const send = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('checkbox'));
  await userEvent.type(canvas.getByLabelText(translate('auth:fields.password')), 'blue-ridge-2027{Enter}');
};

/** A password that breaks a rule, shown. */
export const PasswordShown: Story = {
  beforeEach: filled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(translate('auth:fields.password')), 'short');
    await userEvent.click(canvas.getByRole('button', { name: translate('shared:form.show') }));
    await userEvent.click(canvas.getByRole('button', { name: translate('auth:register.submit') }));
    await expect(canvas.getByDisplayValue('short')).toBeVisible();
  },
};

/** The account is being made. */
export const Loading: Story = {
  beforeEach: filled,
  parameters: { scenario: 'pending' },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(
      await within(canvasElement).findByRole('button', { name: translate('auth:register.working') }),
    ).toBeVisible();
  },
};

/** The server failed; the input stays. */
export const Failing: Story = {
  beforeEach: filled,
  parameters: { scenario: 'unavailable' },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(document.body).findByText(translate('shared:errors.unexpected'))).toBeVisible();
    await expect(within(canvasElement).getByDisplayValue('mei@michi.example')).toBeVisible();
  },
};
