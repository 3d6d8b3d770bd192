import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const open = (environment: TestEnvironment = {}) =>
  renderInPortal(<ForgotPasswordScreen />, {
    path: '/app/forgot-password',
    namespaces: ['auth'],
    isSignedIn: false,
    ...environment,
  });

const notice = 'If this email exists, instructions are sent to it.';

test('says that instructions are sent if the email exists, once the server has taken the request', async () => {
  const { requests } = await open();
  expect(screen.queryByText(notice)).toBeNull();
  await userEvent.type(screen.getByLabelText('Email'), ' hana@michi.example {Enter}');
  expect(await screen.findByText(notice)).toBeTruthy();
  expect(await requests[0]?.json()).toEqual({ email: 'hana@michi.example', appName: 'michi' });
});

test.each([
  ['unavailable', 'Something went wrong. Please refresh and try again.'],
  ['offline', 'We can’t reach Michi right now. Try again in a few minutes.'],
] as const)(
  'says that nothing was sent, and promises no instructions, when the service is %s',
  async (scenario, reason) => {
    const { requests, respondWith } = await open({ scenario });
    await userEvent.type(screen.getByLabelText('Email'), 'hana@michi.example{Enter}');
    // In the screen and in a red toast.
    await vi.waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
    expect(screen.queryByText(notice)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('hana@michi.example');
    respondWith('populated');
    await userEvent.click(screen.getByRole('button', { name: 'Send instructions' }));
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(screen.getAllByText(reason)).toHaveLength(1);
    expect(requests).toHaveLength(2);
  },
);

test('removes the notice of an earlier mail if the next request fails', async () => {
  const { respondWith } = await open();
  await userEvent.type(screen.getByLabelText('Email'), 'hana@michi.example{Enter}');
  const again = await screen.findByRole('button', { name: 'Send again' });
  respondWith('unavailable');
  await userEvent.click(again);
  await vi.waitFor(() =>
    expect(screen.getAllByText('Something went wrong. Please refresh and try again.')).toHaveLength(2),
  );
  expect(screen.queryByText(notice)).toBeNull();
});

test('sends again to the email in the field', async () => {
  const { requests } = await open();
  await userEvent.type(screen.getByLabelText('Email'), 'hana@michi.example{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(await requests[1]?.json()).toEqual({ email: 'hana@michi.example', appName: 'michi' });
});

test.each([
  ['', 'Email is required'],
  ['hana', 'Enter an email address such as name@example.com'],
])('sends nothing for %o', async (email, message) => {
  const { requests } = await open();
  const field = screen.getByLabelText('Email');
  if (email !== '') await userEvent.fill(field, email);
  await userEvent.click(screen.getByRole('button', { name: 'Send instructions' }));
  expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(requests).toEqual([]);
  expect(screen.queryByText(notice)).toBeNull();
});

test('speaks Japanese', async () => {
  await open({ language: 'jp' });
  await userEvent.type(screen.getByLabelText('メールアドレス'), 'hana@michi.example{Enter}');
  expect(
    await screen.findByText('このメールアドレスが登録されている場合は、再設定の手順をお送りします。'),
  ).toBeTruthy();
});
