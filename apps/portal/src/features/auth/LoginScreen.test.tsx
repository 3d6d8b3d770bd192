import { session } from '@michi/api/session';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal, type TestPlace } from '../../shared/test/renderInPortal.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const open = (place: TestPlace = {}) =>
  renderInPortal(<LoginScreen />, { path: '/app/login', namespaces: ['auth'], isSignedIn: false, ...place });

const logIn = async (email: string, password: string) => {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

test('asks for what is missing, in the words of the product spec, and sends nothing', async () => {
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

test('leads on to where the student wanted to go, and never off the site', async () => {
  const { address } = await open({ path: '/app/login?next=%2Fstudent%2Fjob%2Fpublic-jobs%3Ftab%3D1' });
  await logIn('hana@michi.example', 'michi-demo-2026');
  await vi.waitFor(() => expect(address()).toBe('/student/job/public-jobs?tab=1'));
});

test('ignores a next that leads off the site', async () => {
  const { address } = await open({ path: '/app/login?next=%2F%2Fevil.example' });
  await logIn('hana@michi.example', 'michi-demo-2026');
  await vi.waitFor(() => expect(address()).toBe('/student/dashboard'));
});

test('says that email or password is wrong, aloud and below the password, and keeps what was typed', async () => {
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
  await userEvent.type(screen.getByLabelText('メールアドレス'), 'hana@michi.example');
  await userEvent.type(screen.getByLabelText('パスワード'), 'wrong{Enter}');
  expect(await screen.findAllByText('入力された情報が正しくありません')).not.toHaveLength(0);
});

test('shows a red toast with the general sentence when the service is down', async () => {
  const { answer } = await open();
  answer('unavailable');
  await logIn('hana@michi.example', 'michi-demo-2026');
  expect(await screen.findAllByText(/went wrong|Something/)).not.toHaveLength(0);
});

test('would be sent by POST before the page is alive, so that no password reaches an address', async () => {
  await open();
  const form = screen.getByLabelText('Email').closest('form');
  expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['post', '/app/login']);
});
