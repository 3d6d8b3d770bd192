import { session } from '@michi/api/session';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { drafts } from '../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { storeDraft } from '../../shared/story/inPortal.tsx';
import { renderInPortal, type Rendered, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { AccountSection, UniversityRow } from './components/AccountSection.tsx';
import { PasswordSection } from './components/PasswordSection.tsx';
import { SessionsSection } from './components/SessionsSection.tsx';
import { TwoStepSection } from './components/TwoStepSection.tsx';
import { AccountProvider } from './AccountProvider.tsx';

const show = (section: ReactElement, environment: TestEnvironment = {}) =>
  renderInPortal(section, {
    path: paths.settings,
    namespaces: ['settings', 'push', 'university'],
    ...environment,
  });

beforeEach(() => forgetEntriesOfOthers(null));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.fill(await screen.findByLabelText(label), text);

const sentTo = ({ requests }: Rendered, path: string) =>
  requests.filter(({ url }) => new URL(url).pathname.endsWith(path));

const expectFarewell = async ({ address }: Rendered, message: string) => {
  await vi.waitFor(() => expect(address()).toBe(paths.login));
  expect(session.isSignedIn()).toBe(false);
  expect(await screen.findByText(message)).toBeTruthy();
};

const everythingStored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

const fillInPasswords = async (confirmation = 'blue-ridge-2027') => {
  await type('Current password', 'michi-demo-2026');
  await type('New password', 'blue-ridge-2027');
  await type('Confirm new password', confirmation);
};

test('shows no university to an admin', async () => {
  const admin = await show(<AccountSection />, { isStudent: false });
  expect(await screen.findByText('hana@michi.example')).toBeTruthy();
  expect(screen.queryByText('University')).toBeNull();
  expect(sentTo(admin, '/check-subscription-status')).toEqual([]);
});

test('sends the mail to verify an email again', async () => {
  const rendered = await show(
    <AccountProvider account={{ isEmailVerified: false }}>
      <AccountSection />
    </AccountProvider>,
  );
  await press('Send email again');
  expect(await screen.findByText('We’ve sent an email to hana@michi.example.')).toBeTruthy();
  expect(sentTo(rendered, '/auth/send-email-verification')).toHaveLength(1);
});

test('requires a verified email before two-step verification can be set up, and sends the mail again', async () => {
  const rendered = await show(
    <AccountProvider account={{ isEmailVerified: false }}>
      <TwoStepSection />
    </AccountProvider>,
  );
  expect(await screen.findByText(/^Verify your email first/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull();
  await press('Send email again');
  expect(await screen.findByText('We’ve sent an email to hana@michi.example.')).toBeTruthy();
  expect(sentTo(rendered, '/auth/send-email-verification')).toHaveLength(1);
});

test('ends the session here after the password was changed', async () => {
  const rendered = await show(<PasswordSection />);
  storeDraft('apply-1', { note: 'half a sentence' });
  await fillInPasswords();
  await press('Change password');
  await expectFarewell(rendered, 'Password changed successfully. Please login.');
  expect(drafts.read('apply-1')).toEqual({});
  const [sent] = sentTo(rendered, '/auth/change-password');
  expect(await sent?.json()).toEqual({
    currentPassword: 'michi-demo-2026',
    password: 'blue-ridge-2027',
    confirmPassword: 'blue-ridge-2027',
  });
});

test('names every password that is missing, and sends nothing', async () => {
  const rendered = await show(<PasswordSection />);
  await press('Change password');
  const summary = await screen.findByRole('group', { name: 'Check 3 answers' });
  expect(document.activeElement).toBe(summary);
  for (const message of [
    'Current password is required',
    'Password is required',
    'Confirm password is required',
  ])
    expect(within(summary).getByText(message)).toBeTruthy();
  expect(sentTo(rendered, '/auth/change-password')).toEqual([]);
});

test('accepts a repeated password in another encoding of the same letters', async () => {
  const rendered = await show(<PasswordSection />);
  await fillInPasswords();
  await userEvent.fill(screen.getByLabelText('New password'), 'Zo\u00eb-blue-2027');
  await userEvent.fill(screen.getByLabelText('Confirm new password'), 'Zoe\u0308-blue-2027');
  await press('Change password');
  await vi.waitFor(() => expect(sentTo(rendered, '/auth/change-password')).toHaveLength(1));
});

test('refuses two different new passwords', async () => {
  const rendered = await show(<PasswordSection />);
  await fillInPasswords('blue-ridge-2028');
  await press('Change password');
  expect(await screen.findAllByText("Password and confirm password doesn't match")).not.toHaveLength(0);
  expect(sentTo(rendered, '/auth/change-password')).toEqual([]);
});

test("shows the server's message at the password it is about, and stays logged in", async () => {
  await show(<PasswordSection />, { overrides: { changePassword: 'validation-error' } });
  await fillInPasswords();
  await press('Change password');
  const summary = await screen.findByRole('group', { name: /^Check \d+ answers/ });
  expect(within(summary).getByText('This isn’t your password')).toBeTruthy();
  expect(session.isSignedIn()).toBe(true);
});

test('never keeps a password in any storage', async () => {
  await show(<PasswordSection />);
  await fillInPasswords();
  expect(everythingStored()).not.toMatch(/blue-ridge|michi-demo/);
});

test('offers a mail for setting a password to users without one', async () => {
  const rendered = await show(
    <AccountProvider account={{ hasPassword: false, passwordChangedAt: null }}>
      <PasswordSection />
    </AccountProvider>,
  );
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await press('Email me a link');
  expect(
    await screen.findByText('We’ve sent an email to hana@michi.example. The link works for one hour.'),
  ).toBeTruthy();
  expect(await sentTo(rendered, '/auth/forgot-password')[0]?.json()).toEqual({
    email: 'hana@michi.example',
    appName: 'michi',
  });
});

const setUp = async () => {
  await press('Set up');
  await type('Password', 'michi-demo-2026');
  await press('Next');
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
};

test('sets two-step sign-in up with password, app and code', async () => {
  const rendered = await show(<TwoStepSection />);
  await setUp();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await type('Code from the app', '４９２ ０３９');
  await press('Turn on');
  expect(await screen.findByText('k7wqm-4hzsd')).toBeTruthy();
  expect(await sentTo(rendered, '/auth/two-step')[0]?.json()).toEqual({ password: 'michi-demo-2026' });
  expect(await sentTo(rendered, '/auth/two-step/activation')[0]?.json()).toEqual({ code: '492039' });
});

test('shows recovery codes once, and closes only after they are saved', async () => {
  await show(<TwoStepSection />);
  await setUp();
  await type('Code from the app', '492039');
  await press('Turn on');
  await screen.findByText('k7wqm-4hzsd');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Copy or download the codes, then confirm here')).toBeTruthy();
  expect(screen.getByText('k7wqm-4hzsd')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I’ve saved these codes in a safe place' }));
  await press('Done');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.textContent).not.toContain('k7wqm-4hzsd');
  expect(everythingStored()).not.toContain('k7wqm-4hzsd');
});

test('saves the recovery codes as a file', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download, this.href);
  });
  await show(<TwoStepSection />);
  await setUp();
  await type('Code from the app', '492039');
  await press('Turn on');
  await press('Download');
  click.mockRestore();
  expect(saved[0]).toBe('michi-recovery-codes.txt');
  const text = await (await fetch(saved[1] ?? '')).text();
  expect(text.split('\n')).toContain('s3ztq-6pbmv');
});

test('stays at the code while it is not right', async () => {
  await show(<TwoStepSection />, { overrides: { activateTwoStep: { status: 422 } } });
  await setUp();
  await type('Code from the app', '111111');
  await press('Turn on');
  expect(await screen.findByText('This code isn’t right')).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code from the app')));
});

test('requires no password for two-step verification without one', async () => {
  const rendered = await show(
    <AccountProvider account={{ hasPassword: false }}>
      <TwoStepSection />
    </AccountProvider>,
  );
  await press('Set up');
  expect(screen.queryByLabelText('Password')).toBeNull();
  await press('Next');
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(await sentTo(rendered, '/auth/two-step')[0]?.json()).toEqual({});
});

test('turns two-step sign-in off with the password and a recovery code', async () => {
  const rendered = await show(
    <AccountProvider account={{ isTwoStepOn: true, recoveryCodesLeft: 2 }}>
      <TwoStepSection />
    </AccountProvider>,
  );
  expect(screen.getByText('2 of 10 left')).toBeTruthy();
  await press('Turn off');
  await press('Use a recovery code instead');
  await type('Password', 'michi-demo-2026');
  await type('Recovery code', 'k7wqm-4hzsd');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Two-step verification is off.')).toBeTruthy();
  expect(await sentTo(rendered, '/auth/two-step/deactivation')[0]?.json()).toEqual({
    password: 'michi-demo-2026',
    code: 'k7wqm-4hzsd',
  });
});

test('gives new recovery codes for the password and a code', async () => {
  await show(
    <AccountProvider account={{ isTwoStepOn: true, recoveryCodesLeft: 2 }}>
      <TwoStepSection />
    </AccountProvider>,
  );
  await press('Get new codes');
  await type('Password', 'michi-demo-2026');
  await type('Code from the app', '492039');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Get new codes' }));
  expect(await screen.findByText('k7wqm-4hzsd')).toBeTruthy();
  expect(await screen.findByText('Your old recovery codes no longer work.')).toBeTruthy();
});

test('marks this device and signs out another alone', async () => {
  const rendered = await show(<SessionsSection />);
  const here = await screen.findByRole('group', { name: 'Chrome on Android' });
  expect(within(here).getByText('This device')).toBeTruthy();
  expect(within(here).queryByRole('button')).toBeNull();
  const there = screen.getByRole('group', { name: 'Safari on macOS' });
  await userEvent.click(within(there).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('That device was signed out.')).toBeTruthy();
  const [sent] = rendered.requests.filter(({ method }) => method === 'DELETE');
  expect(new URL(sent?.url ?? '').pathname).toMatch(
    /\/auth\/sessions\/0199a1c2-0000-7000-8000-000000005e02$/,
  );
  expect(session.isSignedIn()).toBe(true);
});

test('signs out everywhere after asking, here too', async () => {
  const rendered = await show(<SessionsSection />);
  await press('Sign out everywhere');
  const dialog = within(await screen.findByRole('dialog'));
  expect(session.isSignedIn()).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  await expectFarewell(rendered, 'You’re signed out everywhere.');
});

const showUniversity = (overrides: TestEnvironment['overrides'] = {}) =>
  renderInPortal(<UniversityRow />, { namespaces: ['settings', 'university'], overrides });

test('names the university a student is linked to, and since when', async () => {
  await showUniversity();
  expect(await screen.findByText('Seiryo University')).toBeTruthy();
  expect(screen.getByText(/^Linked since/)).toBeTruthy();
});

test('requires the code before anything is sent, and redeems it', async () => {
  const { requests } = await showUniversity({ checkSubscriptionStatus: 'empty' });
  await userEvent.click(await screen.findByRole('button', { name: 'Link my university' }));
  expect(screen.getByText('Enter the code')).toBeTruthy();
  await userEvent.fill(screen.getByLabelText('University code'), 'SEIRYO-2027-7KQ4');
  await userEvent.click(screen.getByRole('button', { name: 'Link my university' }));
  expect(await screen.findByText('You’re now linked to your university.')).toBeTruthy();
  const sent = requests.find(({ url }) => url.endsWith('/subscription/activate'));
  expect(await sent?.json()).toEqual({ code: 'SEIRYO-2027-7KQ4' });
});

test("keeps a refused code with the server's message beside it", async () => {
  await showUniversity({ checkSubscriptionStatus: 'empty', activateSubscription: { status: 422 } });
  const field = await screen.findByLabelText<HTMLInputElement>('University code');
  await userEvent.fill(field, 'SEIRYO-2020');
  await userEvent.click(screen.getByRole('button', { name: 'Link my university' }));
  await vi.waitFor(() => expect(screen.getByText('This code isn’t valid')).toBeTruthy());
  expect(field.value).toBe('SEIRYO-2020');
});
