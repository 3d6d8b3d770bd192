import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { MailSent, Component as VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const token = 'm1_Tz6bNq3sVw9xKc2d';

const open = (environment: TestEnvironment = {}) =>
  renderInPortal(<VerifyEmailScreen />, {
    path: `/app/verify-email#token=${token}`,
    namespaces: ['auth'],
    ...environment,
  });

const unverified = { verifyEmail: { status: 422 }, showAccount: 'unavailable' } as const;

const hrefOf = (name: string): string => {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name });
  const { pathname, search } = new URL(href);
  return pathname + search;
};

test('verifies once, automatically, and removes the token from the address', async () => {
  const { requests, address } = await open();
  expect(address()).toBe('/app/verify-email');
  expect(await screen.findByText('Your email is verified')).toBeTruthy();
  expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ['POST', '/api/user/auth/verify-email'],
  ]);
  expect(await requests[0]?.json()).toEqual({ token });
  expect(hrefOf('Start using Michi')).toBe('/student/dashboard');
  expect(hrefOf('Add contact details')).toBe('/app/create-profile');
});

test('leads on by way of the login page on a device that is not signed in', async () => {
  await open({ isSignedIn: false });
  expect(await screen.findByText('Your email is verified')).toBeTruthy();
  expect(hrefOf('Log in')).toBe('/app/login');
});

test('says of a link that is opened again that the email is verified', async () => {
  await open({ overrides: { verifyEmail: { status: 422 } } });
  expect(await screen.findByText('Your email is verified')).toBeTruthy();
  expect(screen.queryByText('This link no longer works')).toBeNull();
});

test('sends a new mail when the link is no longer good', async () => {
  const { requests } = await open({ overrides: unverified });
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/We’ve sent you a new email/)).toBeTruthy();
  expect(requests.at(-1)?.url).toContain('/auth/send-email-verification');
});

test('requires a login before it sends a new mail', async () => {
  await open({ isSignedIn: false, overrides: { verifyEmail: { status: 422 } } });
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  expect(hrefOf('Log in')).toBe('/app/login?next=%2Fapp%2Fverify-email');
});

test('tries the same link again after a failure of the service', async () => {
  const { respondWith, requests } = await open({ overrides: { verifyEmail: 'unavailable' } });
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  respondWith('populated');
  await userEvent.click(tryAgain);
  expect(await screen.findByText('Your email is verified')).toBeTruthy();
  expect(await requests[1]?.json()).toEqual({ token });
});

test('leads a visitor without token and session to the login page, and back here after it', async () => {
  const { address } = await open({ path: '/app/verify-email', isSignedIn: false });
  await vi.waitFor(() => expect(address()).toBe('/app/login?next=%2Fapp%2Fverify-email'));
});

test('reports an email that is verified already, with nothing to do', async () => {
  await open({ path: '/app/verify-email' });
  expect(await screen.findByText('Your email is verified')).toBeTruthy();
});

test('says that a mail has been sent, sends it again, and lets the user continue', async () => {
  const { requests } = await renderInPortal(<MailSent next="?next=%2Fstudent%2Fjob%2Fpublic-jobs" />, {
    path: '/app/verify-email',
    namespaces: ['auth'],
    overrides: { showAccount: 'unavailable' },
  });
  expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
  expect(hrefOf('Start using Michi')).toBe('/student/job/public-jobs');
  expect(hrefOf('Add contact details')).toBe('/app/create-profile?next=%2Fstudent%2Fjob%2Fpublic-jobs');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/We’ve sent you a new email/)).toBeTruthy();
  expect(requests.filter(({ url }) => url.endsWith('/auth/send-email-verification'))).toHaveLength(1);
});
