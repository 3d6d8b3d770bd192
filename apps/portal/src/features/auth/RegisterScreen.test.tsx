import { session } from '@michi/api/session';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drafts } from '../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as RegisterScreen } from './RegisterScreen.tsx';

beforeEach(() => forgetEntriesOfOthers(null));

const open = (environment: TestEnvironment = {}) =>
  renderInPortal(<RegisterScreen />, {
    path: '/app/register',
    namespaces: ['auth', 'person'],
    isSignedIn: false,
    ...environment,
  });

const consent = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree to the Terms of use/ });

const fillIn = async () => {
  await userEvent.fill(screen.getByLabelText('Email'), 'alex@michi.example');
  await userEvent.fill(screen.getByLabelText('Password'), 'blue-ridge-2027');
  await userEvent.fill(screen.getByLabelText('Confirm password'), 'blue-ridge-2027');
  await userEvent.fill(screen.getByLabelText('Family name'), 'Morgan');
  await userEvent.fill(screen.getByLabelText('First name'), 'Alex');
  await userEvent.fill(screen.getByLabelText('Phone number'), '０９０ー１２３４ー５６７８');
  // The offer moves what is below it: a button pressed meanwhile is released elsewhere, and the click is lost.
  await userEvent.tab();
  await screen.findByRole('button', { name: 'Fill in' });
  await userEvent.click(consent());
};

test("names every required field in the product specification's wording, in a summary that takes the focus", async () => {
  const { requests } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  const summary = await screen.findByRole('group', { name: 'Check 7 answers' });
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('Email is required');
  expect(summary.textContent).toContain('Password is required');
  expect(summary.textContent).toContain('Confirm password is required');
  expect(summary.textContent).toContain('Name is required');
  expect(summary.textContent).toContain('Phone number is required');
  expect(summary.textContent).toContain('Agree to the terms and the privacy notice');
  expect(requests).toEqual([]);
});

test('sends nothing without consent, which no draft remembers', async () => {
  const { requests } = await open();
  await fillIn();
  await userEvent.click(consent());
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  const summary = await screen.findByRole('group', { name: 'Check 1 answer' });
  expect(summary.textContent).toContain('Agree to the terms and the privacy notice');
  expect(consent().getAttribute('aria-invalid')).toBe('true');
  expect(requests.filter(({ url }) => url.endsWith('/auth/register'))).toEqual([]);
  await userEvent.click(consent());
  await vi.waitFor(() => expect(drafts.read('register')).toMatchObject({ firstName: 'Alex' }));
  expect(drafts.read('register')).not.toHaveProperty('termsVersion');
});

test.each([
  ['\u202d+81 90 1234 5678\u202c', '+81 90 1234 5678'],
  ['090\u00a01234\u00a05678', '090 1234 5678'],
  ['\ufeff090-1234-5678\u200b', '090-1234-5678'],
  ['\u2068０９０\u2007１２３４\u202f５６７８\u2069\u200e', '０９０ １２３４ ５６７８'],
])(
  'sends the copied phone number %j without what nobody sees, and the password as typed',
  async (copied, phone) => {
    const { requests } = await open();
    await fillIn();
    await userEvent.fill(screen.getByLabelText('Phone number'), copied);
    await userEvent.fill(screen.getByLabelText('Email'), '\u200ealex@michi.example\u00a0');
    for (const label of ['Password', 'Confirm password'])
      await userEvent.fill(screen.getByLabelText(label), 'blue\u200b-ridge-2027');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await vi.waitFor(() => expect(requests.some(({ url }) => url.endsWith('/auth/register'))).toBe(true));
    const sent = requests.find(({ url }) => url.endsWith('/auth/register'));
    expect(await sent?.json()).toMatchObject({
      phone,
      email: 'alex@michi.example',
      password: 'blue\u200b-ridge-2027',
    });
  },
);

test('opens the terms and the privacy notice in new tabs, from the form and the footer', async () => {
  await open({ language: 'jp' });
  expect(screen.getByRole('checkbox', { name: /利用規約.*プライバシーポリシー.*に同意します/ })).toBeTruthy();
  const links = ['/app/terms', '/app/privacy'].map((path) =>
    [...document.querySelectorAll(`a[href="${path}"]`)].map((link) => link.getAttribute('target')),
  );
  expect(links).toEqual([
    ['_blank', null],
    ['_blank', null],
  ]);
});

test('takes a password typed again in another form of the same letters', async () => {
  const { requests } = await open();
  await fillIn();
  await userEvent.fill(screen.getByLabelText('Password'), 'Zo\u00eb-blue-2027');
  await userEvent.fill(screen.getByLabelText('Confirm password'), 'Zoe\u0308-blue-2027');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await vi.waitFor(() =>
    expect(requests.filter(({ url }) => url.endsWith('/auth/register'))).toHaveLength(1),
  );
});

test('refuses two different passwords', async () => {
  await open();
  await fillIn();
  await userEvent.fill(screen.getByLabelText('Confirm password'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findAllByText("Password and confirm password doesn't match")).not.toHaveLength(0);
});

test('registers with the app name and the language, signs in and leads on to verify the email', async () => {
  const { requests, address } = await open();
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: 'Prefer not to say' }));
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await vi.waitFor(() => expect(address()).toBe('/app/verify-email'));
  const sent = requests.find(({ url }) => url.endsWith('/auth/register'));
  expect(await sent?.json()).toMatchObject({
    email: 'alex@michi.example',
    familyName: 'Morgan',
    familyNameJp: null,
    phone: '０９０ー１２３４ー５６７８',
    gender: 'PREFER_NOT_TO_SAY',
    graduationYear: null,
    termsVersion: '2026-11-25',
    language: 'en',
    appName: 'michi',
  });
  expect(session.isSignedIn()).toBe(true);
  expect(await screen.findByText('Registered Successfully')).toBeTruthy();
  expect(drafts.read('register')).toEqual({});
});

test('accepts a name in kanji without romaji in Japanese, and kanji as romaji never', async () => {
  const { requests } = await open({ language: 'jp' });
  await userEvent.fill(screen.getByLabelText('メールアドレス'), 'hana@michi.example');
  await userEvent.fill(screen.getByLabelText('パスワード'), 'blue-ridge-2027');
  await userEvent.fill(screen.getByLabelText('パスワード（確認）'), 'blue-ridge-2027');
  await userEvent.fill(screen.getByLabelText('電話番号'), '090-1234-5678');
  await userEvent.fill(screen.getByLabelText('姓'), '佐伯');
  await userEvent.fill(screen.getByLabelText('名'), '花');
  await userEvent.fill(screen.getByLabelText('名（ローマ字）'), '花');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '登録する' }));
  const summary = await screen.findByRole('group', { name: /1件/ });
  expect(summary.textContent).toContain('名をローマ字で入力してください（例：Hana）');
  expect(requests.filter(({ url }) => url.endsWith('/auth/register'))).toEqual([]);
  await userEvent.fill(screen.getByLabelText('名（ローマ字）'), 'Hana');
  await userEvent.click(screen.getByRole('button', { name: '登録する' }));
  await vi.waitFor(() => expect(requests.some(({ url }) => url.endsWith('/auth/register'))).toBe(true));
  const sent = requests.find(({ url }) => url.endsWith('/auth/register'));
  expect(await sent?.json()).toMatchObject({
    familyName: null,
    firstName: 'Hana',
    familyNameJp: '佐伯',
    firstNameJp: '花',
  });
});

test("shows the server's error at its field", async () => {
  await open({ overrides: { registerStudent: { status: 409 } } });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  const summary = await screen.findByRole('group', { name: 'Check 1 answer' });
  expect(summary.textContent).toContain('This email is already registered');
  expect(document.activeElement).toBe(summary);
  const described = screen.getByLabelText('Email').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    'This email is already registered',
  );
});

test('keeps the draft over a reload, but never a password', async () => {
  await open();
  await fillIn();
  await vi.waitFor(() =>
    expect(drafts.read('register')).toMatchObject({ email: 'alex@michi.example', familyName: 'Morgan' }),
  );
  expect(JSON.stringify(drafts.read('register'))).not.toContain('blue-ridge');
});

test('says that registering also opens the companion internship application', async () => {
  await open();
  expect(screen.getByText(/companion internship application/)).toBeTruthy();
});

test('takes the email of an identity provider from the address, and out of it', async () => {
  const { address } = await open({
    path: '/app/register?next=%2Fstudent%2Fdashboard#email=sam%40michi.example',
  });
  await vi.waitFor(() => expect(address()).toBe('/app/register?next=%2Fstudent%2Fdashboard'));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('sam@michi.example');
});

test('offers the data of the companion account with the phone number, and fills them in only on request', async () => {
  const { requests } = await open();
  await userEvent.fill(screen.getByLabelText('Phone number'), '+14155550132');
  await userEvent.tab();
  const fillInButton = await screen.findByRole('button', { name: 'Fill in' });
  expect(screen.getByLabelText<HTMLInputElement>('Family name').value).toBe('');
  await userEvent.click(fillInButton);
  expect(screen.getByLabelText<HTMLInputElement>('Family name').value).toBe('Morgan');
  expect(screen.getByLabelText<HTMLInputElement>('Graduation year').value).toBe('2027');
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?phone=%2B14155550132']);
});

test('continues without a message if the companion account cannot be read', async () => {
  const { requests } = await open({ overrides: { findMichiAccount: 'unavailable' } });
  await userEvent.fill(screen.getByLabelText('Phone number'), '+14155550132');
  await userEvent.tab();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Fill in' })).toBeNull();
  expect(screen.queryByText(/went wrong/)).toBeNull();
});

test('redeems the university code after registering', async () => {
  const { requests, address } = await open();
  await fillIn();
  await userEvent.fill(screen.getByLabelText('University code'), ' SEIRYO-2027-7KQ4 ');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await vi.waitFor(() => expect(address()).toBe('/app/verify-email'));
  const sent = requests.find(({ url }) => url.endsWith('/subscription/activate'));
  expect(await sent?.json()).toEqual({ code: 'SEIRYO-2027-7KQ4' });
});

test('keeps the new account when the university code is refused, and says where to enter it again', async () => {
  const { address } = await open({ overrides: { activateSubscription: { status: 422 } } });
  await fillIn();
  await userEvent.fill(screen.getByLabelText('University code'), 'SEIRYO-2020');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await vi.waitFor(() => expect(address()).toBe('/app/verify-email'));
  expect(await screen.findByText(/we couldn’t use this university code/)).toBeTruthy();
  expect(session.isSignedIn()).toBe(true);
});
