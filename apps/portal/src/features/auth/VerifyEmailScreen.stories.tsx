import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { MailSent, Component as VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const meta = {
  title: 'Auth/VerifyEmailScreen',
  component: VerifyEmailScreen,
  parameters: {
    portal: { path: '/app/verify-email#token=m1_Tz6bNq3sVw9xKc2d', namespaces: ['auth'], isSignedIn: true },
    layout: 'fullscreen',
  },
  decorators: [inPortal],
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  tags: ['every-run'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(translate('auth:verify.done'))).toBeVisible();
  },
};

/** The mail was opened without a session. */
export const OnAnotherDevice: Story = { ...Populated, parameters: { portal: { isSignedIn: false } } };

export const Loading: Story = {
  parameters: { scenario: 'pending' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(`${translate('auth:verify.working')}…`),
    ).toBeVisible();
  },
};

export const NoPermission: Story = {
  parameters: { scenario: 'validation-error' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: translate('auth:sendAgain') }),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { scenario: 'unavailable' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: translate('shared:actions.tryAgain') }),
    ).toBeVisible();
  },
};

const mailSent = (
  <AuthFrame>
    <MailSent next="" />
  </AuthFrame>
);

/** After registering. */
export const MailOnItsWay: Story = {
  render: () => mailSent,
  parameters: { scenario: 'unavailable', portal: { path: '/app/verify-email' } },
};
