import { session } from '@michi/api/session';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { CreatePasswordScreen, ResetPasswordScreen } from './NewPasswordScreen.tsx';

const open = (environment: TestEnvironment = {}) =>
  renderInPortal(<ResetPasswordScreen />, {
    path: '/app/reset-password#token=m1_Tz6bNq3sVw9xKc2d',
    namespaces: ['auth'],
    ...environment,
  });

const choose = async (password: string, confirmation = password) => {
  await userEvent.fill(screen.getByLabelText('Password'), password);
  await userEvent.fill(screen.getByLabelText('Confirm password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
};

test('takes the token out of the address, sends it with the password, and leads to the login page', async () => {
  const { requests, address } = await open();
  expect(address()).toBe('/app/reset-password');
  await choose('blue-ridge-2027');
  await vi.waitFor(() => expect(address()).toBe('/app/login'));
  expect(await screen.findByText('Password Reset Successfully Done')).toBeTruthy();
  expect(await requests[0]?.json()).toEqual({
    token: 'm1_Tz6bNq3sVw9xKc2d',
    password: 'blue-ridge-2027',
    confirmPassword: 'blue-ridge-2027',
  });
  expect(session.isSignedIn()).toBe(false);
});

test('takes a password typed again in another form of the same letters', async () => {
  const { address } = await open();
  await choose('Zo\u00eb-blue-2027', 'Zoe\u0308-blue-2027');
  await vi.waitFor(() => expect(address()).toBe('/app/login'));
});

test('says what to do when the link is no longer valid', async () => {
  await open({ overrides: { resetPassword: { status: 422, example: 'tokenEn' } } });
  await choose('blue-ridge-2027');
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Request a new email' });
  expect(new URL(link.href).pathname).toBe('/app/forgot-password');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('says the same of an address without a token', async () => {
  await open({ path: '/app/reset-password' });
  expect(screen.getByText('This link no longer works')).toBeTruthy();
});

test('lists the errors in a summary that takes the focus, and sends nothing', async () => {
  const { requests } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  const summary = await screen.findByRole('group', { name: 'Check 2 answers' });
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('Password is required');
  expect(summary.textContent).toContain('Confirm password is required');
  await choose('blue-ridge-2027', 'blue-ridge-2028');
  expect(await screen.findAllByText("Password and confirm password doesn't match")).not.toHaveLength(0);
  expect(requests).toEqual([]);
});

test("shows the server's error at the password", async () => {
  await open({ overrides: { resetPassword: { status: 422, example: 'en' } } });
  await choose('blue-ridge-2027');
  expect(await screen.findByRole('group', { name: 'Check 2 answers' })).toBeTruthy();
});

test('says of a first password that it is saved, not reset', async () => {
  await renderInPortal(<CreatePasswordScreen />, {
    path: '/app/create-password#token=m1_Tz6bNq3sVw9xKc2d',
    namespaces: ['auth'],
  });
  await choose('blue-ridge-2027');
  expect(await screen.findByText('Your password is saved. You can now log in.')).toBeTruthy();
});

test('names no hour for a link that creates a password, since that of an invitation works for seven days', async () => {
  await renderInPortal(<CreatePasswordScreen />, { path: '/app/create-password', namespaces: ['auth'] });
  expect(screen.getByText('Each link works once. Request a new email to create your password.')).toBeTruthy();
});

test('lets an account without a password have its first', async () => {
  await renderInPortal(<CreatePasswordScreen />, {
    path: '/app/create-password#token=m1_Tz6bNq3sVw9xKc2d',
    namespaces: ['auth'],
    isSignedIn: false,
  });
  expect(screen.getByRole('heading', { name: 'Create a password' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Password').autocomplete).toBe('new-password');
});
