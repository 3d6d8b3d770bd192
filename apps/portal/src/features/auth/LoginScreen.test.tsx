import { handlersFor, type Overrides } from '@michi/api/mocks';
import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { cleanup, screen } from '@testing-library/react';
import { getResponse } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { defaultSettings, RuntimeSettingsContext } from '../../shared/settings/RuntimeSettings.ts';
import { logger } from '../../shared/settings/logger.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as LoginScreen } from './LoginScreen.tsx';
import { beginProviderVisit } from './providerVisit.ts';

const rememberSignIn = (isKnown: boolean): void => {
  document.cookie = `SIGNED_IN_BEFORE=true; Path=/; Max-Age=${isKnown ? 60 : 0}`;
};

beforeEach(() => {
  sessionStorage.clear();
  rememberSignIn(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rememberSignIn(false);
});

const open = (environment: TestEnvironment = {}) =>
  renderInPortal(<LoginScreen />, {
    path: '/app/login',
    namespaces: ['auth'],
    isSignedIn: false,
    ...environment,
  });

const logIn = async (email: string, password: string) => {
  await userEvent.fill(screen.getByLabelText('Email'), email);
  await userEvent.fill(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

test('welcomes a first visit, says what Michi does and how many jobs are open, and leads to a new account', async () => {
  rememberSignIn(false);
  const { address } = await open({ path: '/app/login?next=%2Fstudent%2Fcalendar' });
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Michi' })).toBeTruthy();
  expect(screen.getByText(/^Michi helps students find a job, apply/)).toBeTruthy();
  expect(await screen.findByText('2 jobs are open right now')).toBeTruthy();
  expect(screen.queryByText(/back/i)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  await vi.waitFor(() => expect(address()).toBe('/app/register?next=%2Fstudent%2Fcalendar'));
});

test.each(['en', 'jp'] as const)(
  'moves nothing when the number of open jobs arrives, in %s',
  async (language) => {
    rememberSignIn(false);
    const top = () => document.querySelector('form')?.getBoundingClientRect().top;
    await open({ language, scenario: 'pending' });
    const before = top();
    cleanup();
    await open({ language });
    await screen.findByText(/^(2 jobs|現在2件)/);
    expect(top()).toBe(before);
  },
);

test('says nothing of the open jobs where their number is not known', async () => {
  rememberSignIn(false);
  const log = vi.spyOn(logger, 'error');
  await open({ overrides: { getPublicJobCount: 'unavailable' } });
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.queryByText(/open right now/)).toBeNull();
  expect(screen.queryByText(/went wrong/)).toBeNull();
});

test('welcomes back where somebody was signed in before, and asks for no number', async () => {
  const { requests } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeTruthy();
  expect(requests).toEqual([]);
});

test("asks for missing fields in the product specification's wording, and sends nothing", async () => {
  const { requests } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(requests).toEqual([]);
});

test('sends the credentials with the app name and keeps the session under the keys of the product spec', async () => {
  const { requests, address } = await open();
  await logIn(' hana@michi.example', ' michi-demo-2026 ');
  await vi.waitFor(() => expect(address()).toBe('/student/dashboard'));
  expect(await requests[0]?.json()).toEqual({
    email: 'hana@michi.example',
    password: ' michi-demo-2026 ',
    appName: 'michi',
  });
  expect(session.get('USER_ID')).toBe('0199a1c2-0000-7000-8000-000000000001');
  expect(session.get('USER_STUDENT_ID')).toBe('0199a1c2-0000-7000-8000-000000000003');
  expect(session.isSignedIn()).toBe(true);
  expect(session.get('AUTH_REFRESH')).not.toBeNull();
  expect(await screen.findByText('Login successful')).toBeTruthy();
});

test('speaks the language of the settings at once where none was chosen on this device', async () => {
  await open({ language: 'jp' });
  localStorage.removeItem('LANGUAGE');
  await userEvent.fill(screen.getByLabelText('メールアドレス'), 'hana@michi.example');
  await userEvent.fill(screen.getByLabelText('パスワード'), 'michi-demo-2026');
  await userEvent.click(screen.getByRole('button', { name: 'ログイン' }));
  expect(await screen.findByText('Login successful')).toBeTruthy();
});

test("is in the browser's language where a sign-out has forgotten that of the account", async () => {
  const Account = () => {
    const [isOut, setOut] = useState(false);
    const signOut = () => {
      session.set('LANGUAGE', 'en');
      setOut(true);
    };
    return isOut ? <LoginScreen /> : <button onClick={signOut}>ログアウト</button>;
  };
  await renderInPortal(<Account />, { namespaces: ['auth'], isSignedIn: false, language: 'jp' });
  await userEvent.click(screen.getByRole('button', { name: 'ログアウト' }));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
});

test('leads on to the requested page, and never to another site', async () => {
  const { address } = await open({ path: '/app/login?next=%2Fstudent%2Fjob%2Fpublic-jobs%3Ftab%3D1' });
  await logIn('hana@michi.example', 'michi-demo-2026');
  await vi.waitFor(() => expect(address()).toBe('/student/job/public-jobs?tab=1'));
});

test("leads nobody to the page where another student's session ended", async () => {
  const { address } = await open({
    path: '/app/login?next=%2Fstudent%2Fjob%2Fpublic-jobs',
    state: { owner: 'another' },
  });
  await logIn('hana@michi.example', 'michi-demo-2026');
  await vi.waitFor(() => expect(address()).toBe('/student/dashboard'));
});

test('ignores a next that leads off the site', async () => {
  const { address } = await open({ path: '/app/login?next=%2F%2Fevil.example' });
  await logIn('hana@michi.example', 'michi-demo-2026');
  await vi.waitFor(() => expect(address()).toBe('/student/dashboard'));
});

test('reports a wrong email or password, announced and below the password, and keeps the input', async () => {
  await open({ overrides: { logIn: { status: 401 } } });
  await logIn('hana@michi.example', 'wrong');
  expect(await screen.findAllByText('Wrong Email or Password')).not.toHaveLength(0);
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  await vi.waitFor(() => expect(document.activeElement).toBe(password));
  expect(password.value).toBe('wrong');
  expect(session.isSignedIn()).toBe(false);
});

test('sends a blocked student to the university and clears the session', async () => {
  await open({ overrides: { logIn: { status: 403 } } });
  session.set('USER_ID', 'of somebody before');
  await logIn('blocked@michi.example', 'michi-demo-2026');
  expect(await screen.findAllByText('Please Contact Your University')).not.toHaveLength(0);
  expect(session.get('USER_ID')).toBeNull();
});

test('speaks Japanese', async () => {
  await open({ language: 'jp', overrides: { logIn: { status: 401 } } });
  await userEvent.click(screen.getByRole('button', { name: 'ログイン' }));
  expect(screen.getByText('メールアドレスを入力してください')).toBeTruthy();
  await userEvent.fill(screen.getByLabelText('メールアドレス'), 'hana@michi.example');
  await userEvent.type(screen.getByLabelText('パスワード'), 'wrong{Enter}');
  expect(await screen.findAllByText('メールアドレスまたはパスワードが正しくありません')).not.toHaveLength(0);
});

test('shows a red toast with the general sentence when the service is down', async () => {
  const { respondWith } = await open();
  respondWith('unavailable');
  await logIn('hana@michi.example', 'michi-demo-2026');
  expect(await screen.findAllByText(/went wrong|Something/)).not.toHaveLength(0);
});

test('would be sent by POST before hydration, so that no password reaches an address', async () => {
  await open();
  const form = screen.getByLabelText('Email').closest('form');
  expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['post', '/app/login']);
});

const askForCode = { logIn: { status: 401, example: 'twoStepRequiredEn' } } as const;

test('asks for a code after the right password, and sends both together', async () => {
  const { requests, respondWith, address } = await open({ overrides: askForCode });
  await logIn('hana@michi.example', 'michi-demo-2026');
  const code = await screen.findByLabelText<HTMLInputElement>('Code from your authenticator app');
  await vi.waitFor(() => expect(document.activeElement).toBe(code));
  expect(code.autocomplete).toBe('one-time-code');
  expect(screen.queryByText('Wrong Email or Password')).toBeNull();
  respondWith('populated');
  await userEvent.type(code, '492 039{Enter}');
  await vi.waitFor(() => expect(address()).toBe('/student/dashboard'));
  expect(await requests[1]?.json()).toEqual({
    email: 'hana@michi.example',
    password: 'michi-demo-2026',
    twoStepCode: '492039',
    appName: 'michi',
  });
  expect(session.isSignedIn()).toBe(true);
});

test('keeps the password of the first step out of every storage', async () => {
  await open({ overrides: askForCode });
  await logIn('hana@michi.example', 'michi-demo-2026');
  await screen.findByLabelText('Code from your authenticator app');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('michi-demo-2026');
});

test('says that a code is wrong, and takes a recovery code instead', async () => {
  const { requests, respondWith } = await open({ overrides: askForCode });
  await logIn('hana@michi.example', 'michi-demo-2026');
  const code = await screen.findByLabelText('Code from your authenticator app');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Code is required')).toBeTruthy();
  expect(document.activeElement).toBe(code);
  expect(requests).toHaveLength(1);
  respondWith('populated', { logIn: { status: 401, example: 'twoStepWrongEn' } });
  await userEvent.type(code, '000000{Enter}');
  expect(await screen.findByText('This code isn’t right')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  const recovery = screen.getByLabelText<HTMLInputElement>('Recovery code');
  expect(document.activeElement).toBe(recovery);
  expect(recovery.value).toBe('');
  await userEvent.type(recovery, 'k7wqm-4hzsd{Enter}');
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect(await requests[2]?.json()).toMatchObject({ twoStepCode: 'k7wqm-4hzsd' });
});

test('keeps the code when the service fails, and says so', async () => {
  const { respondWith } = await open({ overrides: askForCode });
  await logIn('hana@michi.example', 'michi-demo-2026');
  const code = await screen.findByLabelText<HTMLInputElement>('Code from your authenticator app');
  respondWith('unavailable');
  await userEvent.type(code, '492039{Enter}');
  expect(await screen.findAllByText(/went wrong|Something/)).not.toHaveLength(0);
  expect(code.value).toBe('492039');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('returns from the code to the password, with the email', async () => {
  await open({ overrides: askForCode });
  await logIn('hana@michi.example', 'michi-demo-2026');
  await screen.findByLabelText('Code from your authenticator app');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('hana@michi.example');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(document.activeElement).toBe(password);
  expect(password.value).toBe('');
});

test('asks for the password again when it is no longer valid', async () => {
  const { respondWith } = await open({ overrides: askForCode });
  await logIn('hana@michi.example', 'michi-demo-2026');
  const code = await screen.findByLabelText('Code from your authenticator app');
  respondWith('populated', { logIn: { status: 401 } });
  await userEvent.type(code, '492039{Enter}');
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(await screen.findAllByText('Wrong Email or Password')).not.toHaveLength(0);
});

/** Lets the next login be that of a student on leave. */
const beOnLeave = (requests: Request[], overrides: Overrides = {}) =>
  configureApi({
    fetch: async (request) => {
      requests.push(request.clone());
      const response = await getResponse(handlersFor('populated', overrides), request);
      if (response === undefined) throw new TypeError('Nothing answers');
      if (!request.url.endsWith('/auth/login')) return response;
      const { data }: { data: object } = await response.json();
      return Response.json({
        data: { ...data, accountStatus: 'ON_LEAVE', refreshToken: null, token: 'a.b.c' },
      });
    },
  });

test('offers a student on leave to return, with the token of the login alone', async () => {
  const requests: Request[] = [];
  const { address } = await open();
  beOnLeave(requests);
  await logIn('hana@michi.example', 'michi-demo-2026');
  expect(await screen.findByRole('dialog', { name: 'Come back to Michi?' })).toBeTruthy();
  expect(session.isSignedIn()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
  await vi.waitFor(() => expect(address()).toBe('/student/dashboard'));
  expect(await screen.findByText('Reactivate account successful')).toBeTruthy();
  expect(session.isSignedIn()).toBe(true);
  const returned = requests.find(({ url }) => url.endsWith('/auth/reactivate-account'));
  expect(returned?.headers.get('Authorization')).toBe('Bearer a.b.c');
});

test('says of a return that took too long to log in again', async () => {
  await open();
  beOnLeave([], { reactivateAccount: { status: 401 } });
  await logIn('hana@michi.example', 'michi-demo-2026');
  await userEvent.click(await screen.findByRole('button', { name: 'Come back' }));
  expect(await screen.findAllByText(/^That took too long/)).not.toHaveLength(0);
});

test('leaves the account on leave when the student does not return now', async () => {
  const requests: Request[] = [];
  const { address } = await open();
  beOnLeave(requests);
  await logIn('hana@michi.example', 'michi-demo-2026');
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/app/login');
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/auth/login']);
  expect(session.isSignedIn()).toBe(false);
});

test('leads to the identity provider, and from there to the requested page', async () => {
  await renderInPortal(
    <RuntimeSettingsContext value={{ ...defaultSettings, identityProvider: 'Google' }}>
      <LoginScreen />
    </RuntimeSettingsContext>,
    { path: '/app/login?next=%2Fstudent%2Fjob%2Fpublic-jobs', namespaces: ['auth'], isSignedIn: false },
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue with Google' });
  const { pathname, searchParams } = new URL(link.href);
  expect([pathname, searchParams.get('appName'), searchParams.get('next')]).toEqual([
    '/api/user/auth/google-login',
    'michi',
    '/student/job/public-jobs',
  ]);
});

test('shows no way through an identity provider where none is configured', async () => {
  await open();
  expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull();
});

test('begins the session an identity provider vouches for, and keeps its token out of the address', async () => {
  beginProviderVisit();
  const { address, requests } = await open({
    path: '/app/login#refresh_token=r1_one&next=%2Fstudent%2Fjob%2Fpublic-jobs',
  });
  expect(address()).toBe('/app/login');
  await vi.waitFor(() => expect(address()).toBe('/student/job/public-jobs'));
  expect(await requests[0]?.json()).toEqual({ refresh_token: 'r1_one', appName: 'michi' });
  expect(session.isSignedIn()).toBe(true);
  expect(session.get('USER_ID')).toBe('0199a1c2-0000-7000-8000-000000000001');
  expect(session.get('AUTH_REFRESH')).not.toBe('r1_one');
});

test('takes no session from a link when this tab did not leave for the identity provider', async () => {
  const { address, requests } = await open({ path: '/app/login#refresh_token=r1_of_another' });
  expect(await screen.findByText(/That login didn’t work/)).toBeTruthy();
  expect(address()).toBe('/app/login');
  expect(requests).toEqual([]);
  expect(session.isSignedIn()).toBe(false);
});

test('offers a student on leave to return after the identity provider too', async () => {
  beginProviderVisit();
  await open({ path: '/app/login#reactivation_token=a.b.c' });
  expect(await screen.findByRole('dialog', { name: 'Come back to Michi?' })).toBeTruthy();
});

test.each([
  ['ACCOUNT_BLOCKED', 'Please Contact Your University'],
  ['FORBIDDEN', /didn’t work/],
  ['SERVICE_UNAVAILABLE', /can’t reach the login service/],
])('says what the identity provider ended with: %s', async (code, message) => {
  const { address } = await open({ path: `/app/login#error=${code}` });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(address()).toBe('/app/login');
});

test('leads to the forgotten password after the password, not before it', async () => {
  await open({ path: '/app/login?next=%2Fstudent%2Fjob%2Fpublic-jobs' });
  await userEvent.click(screen.getByLabelText('Email'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Forgot password?' });
  expect(new URL(link.href).pathname).toBe('/app/forgot-password');
});
