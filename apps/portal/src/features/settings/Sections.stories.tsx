import { Stack } from '@michi/design-system/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/navigation/paths.ts';
import { pushPermission } from '../../shared/realtime/push/usePush.ts';
import { RuntimeSettingsContext } from '../../shared/settings/RuntimeSettings.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { dialog, openDialog, press } from '../../shared/story/plays.ts';
import { translate } from '../../storyTranslations.ts';
import { AccountSection } from './components/AccountSection.tsx';
import { DownloadSection } from './components/DownloadSection.tsx';
import { DeleteSection, LeaveSection } from './components/LeaveSections.tsx';
import { NotificationsSection } from './components/NotificationsSection.tsx';
import { PasswordSection } from './components/PasswordSection.tsx';
import { LanguageSection, ThemeSection, TimeZoneSection } from './components/PreferenceSections.tsx';
import { SessionsSection } from './components/SessionsSection.tsx';
import { TwoStepSection } from './components/TwoStepSection.tsx';
import { AccountProvider } from './AccountProvider.tsx';
import { TermsSection } from './SettingsScreen.tsx';

const meta = {
  title: 'Settings/Sections',
  component: Stack,
  args: { children: null },
  parameters: { portal: { path: paths.settings, namespaces: ['settings', 'push', 'university'] } },
  decorators: [inPortal],
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = { render: () => <AccountSection /> };
export const AccountNotVerified: Story = {
  render: () => (
    <AccountProvider account={{ isEmailVerified: false, providers: ['accounts.google.com'] }}>
      <AccountSection />
    </AccountProvider>
  ),
};
export const AccountSlow: Story = {
  parameters: { scenario: 'pending' },
  render: () => <AccountSection />,
};
export const AccountUnavailable: Story = {
  parameters: { scenario: 'unavailable' },
  render: () => <AccountSection />,
};

export const Password: Story = { render: () => <PasswordSection /> };
export const PasswordNothingTyped: Story = {
  render: () => <PasswordSection />,
  play: press(() => translate('settings:password.submit')),
};
export const PasswordNone: Story = {
  render: () => (
    <AccountProvider
      account={{ hasPassword: false, passwordChangedAt: null, providers: ['accounts.google.com'] }}
    >
      <PasswordSection />
    </AccountProvider>
  ),
};

export const TwoStepOff: Story = { render: () => <TwoStepSection /> };
export const TwoStepEmailNotVerified: Story = {
  render: () => (
    <AccountProvider account={{ isEmailVerified: false }}>
      <TwoStepSection />
    </AccountProvider>
  ),
};
export const TwoStepOn: Story = {
  render: () => (
    <AccountProvider account={{ isTwoStepOn: true, recoveryCodesLeft: 2 }}>
      <TwoStepSection />
    </AccountProvider>
  ),
};
const scan: NonNullable<Story['play']> = async (context) => {
  await openDialog(() => translate('settings:twoStep.setUp'))(context);
  const fields = await dialog();
  await userEvent.type(
    await fields.findByLabelText(translate('settings:account.password')),
    'michi-demo-2026',
  );
  await userEvent.click(fields.getByRole('button', { name: translate('settings:twoStep.next') }));
  await fields.findByRole('img');
};
export const TwoStepScan: Story = { render: () => <TwoStepSection />, play: scan };
export const TwoStepCodes: Story = {
  render: () => <TwoStepSection />,
  play: async (context) => {
    await scan(context);
    const fields = await dialog();
    await userEvent.type(fields.getByLabelText(translate('settings:twoStep.code')), '492039');
    await userEvent.click(fields.getByRole('button', { name: translate('settings:twoStep.turnOn') }));
    await expect(await fields.findByText('k7wqm-4hzsd')).toBeVisible();
  },
};
export const TwoStepTurnOff: Story = {
  render: () => (
    <AccountProvider account={{ isTwoStepOn: true, recoveryCodesLeft: 9 }}>
      <TwoStepSection />
    </AccountProvider>
  ),
  play: openDialog(() => translate('settings:twoStep.turnOff')),
};

export const Sessions: Story = { render: () => <SessionsSection /> };
export const SessionsEmpty: Story = {
  parameters: { scenario: 'empty' },
  render: () => <SessionsSection />,
};
export const SessionsSlow: Story = { parameters: { scenario: 'pending' }, render: () => <SessionsSection /> };
export const SessionsUnavailable: Story = {
  parameters: { scenario: 'unavailable' },
  render: () => <SessionsSection />,
};
export const SignOutEverywhere: Story = {
  render: () => <SessionsSection />,
  play: openDialog(() => translate('settings:sessions.everywhere')),
};

export const TimeZone: Story = { render: () => <TimeZoneSection /> };
export const TimeZoneOpen: Story = {
  render: () => <TimeZoneSection />,
  play: async (context) => {
    await press(() => translate('settings:change'))(context);
    await userEvent.type(await within(document.body).findByRole('combobox'), 'new york');
  },
};
export const Language: Story = { render: () => <LanguageSection /> };
export const Theme: Story = { render: () => <ThemeSection /> };

export const Notifications: Story = { render: () => <NotificationsSection /> };
const firebase = { projectId: 'p', apiKey: 'k', appId: 'a', messagingSenderId: '1', vapidKey: 'v' };
/** The section on a server that sends push messages, in a browser with this permission. */
const withPush = (permission: NotificationPermission): Story => ({
  beforeEach: () => {
    const read = spyOn(Notification, 'permission', 'get').mockReturnValue(permission);
    pushPermission.refresh();
    return () => {
      read.mockRestore();
      pushPermission.refresh();
    };
  },
  render: () => (
    <RuntimeSettingsContext value={{ region: 'jp', services: {}, firebase }}>
      <NotificationsSection />
    </RuntimeSettingsContext>
  ),
});
export const NotificationsPushOffered: Story = withPush('default');
export const NotificationsPushDenied: Story = withPush('denied');
export const NotificationsPushUnsupported: Story = {
  ...withPush('default'),
  beforeEach: () => {
    const manager = Object.getOwnPropertyDescriptor(globalThis, 'PushManager');
    Reflect.deleteProperty(globalThis, 'PushManager');
    return () => {
      if (manager !== undefined) Object.defineProperty(globalThis, 'PushManager', manager);
    };
  },
};
export const NotificationsQuiet: Story = {
  render: () => <NotificationsSection />,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('switch', { name: translate('settings:notifications.quiet') }),
    );
    await expect(await canvas.findByLabelText(translate('settings:notifications.from'))).toBeVisible();
  },
};
export const NotificationsSlow: Story = {
  parameters: { scenario: 'pending' },
  render: () => <NotificationsSection />,
};
export const NotificationsUnavailable: Story = {
  parameters: { scenario: 'unavailable' },
  render: () => <NotificationsSection />,
};

export const Terms: Story = { render: () => <TermsSection /> };
export const Download: Story = { render: () => <DownloadSection /> };
export const DownloadFailed: Story = {
  parameters: { scenario: 'unavailable' },
  render: () => <DownloadSection />,
  play: press(() => translate('settings:download.action')),
};

export const Leave: Story = { render: () => <LeaveSection /> };
export const LeaveNothingChosen: Story = {
  render: () => <LeaveSection />,
  play: async (context) => {
    await openDialog(() => translate('settings:leave.action'))(context);
    const fields = await dialog();
    await userEvent.click(fields.getByRole('button', { name: translate('settings:leave.action') }));
    await expect(
      await fields.findByRole('group', { name: translate('shared:form.faults', { count: 1 }) }),
    ).toHaveFocus();
  },
};
export const Delete: Story = { render: () => <DeleteSection /> };
export const DeleteOpen: Story = {
  render: () => <DeleteSection />,
  play: openDialog(() => translate('settings:delete.action')),
};
export const DeleteWithoutPassword: Story = {
  render: () => (
    <AccountProvider
      account={{ hasPassword: false, passwordChangedAt: null, providers: ['accounts.google.com'] }}
    >
      <DeleteSection />
    </AccountProvider>
  ),
};
