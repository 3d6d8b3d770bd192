import { session } from '@michi/api/session';
import { fireEvent, screen } from '@testing-library/react';
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
  await userEvent.fill(screen.getByLabelText('Family name'), 'Morgan');
  await userEvent.fill(screen.getByLabelText('First name'), 'Alex');
  await userEvent.fill(screen.getByLabelText('Graduation year'), '２０２７');
  await userEvent.click(consent());
};

const typePhone = async (phone: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Use my details from there' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Phone number'));
  await userEvent.fill(screen.getByLabelText('Phone number'), phone);
  await userEvent.tab();
};

test.each([
  ['en', ['email', 'password', 'familyName', 'firstName', 'graduationYear', 'termsVersion']],
  [
    'jp',
    [
      'email',
      'password',
      'familyNameJp',
      'firstNameJp',
      'familyNameFurigana',
      'firstNameFurigana',
      'graduationYear',
      'termsVersion',
    ],
  ],
] as const)('asks on one page for what an account needs, and for no more, in %s', async (language, names) => {
  await open({ language });
  const form = document.querySelector('form');
  const asked = [...(form?.elements ?? [])].map((element) => element.getAttribute('name')).filter(Boolean);
  expect(asked).toEqual(names);
});

test("names every required field in the product specification's wording, in a summary that takes the focus", async () => {
  const { requests } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  const summary = await screen.findByRole('group', { name: 'Check 6 answers' });
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('Email is required');
  expect(summary.textContent).toContain('Password is required');
  expect(summary.textContent).toContain('Name is required');
  expect(summary.textContent).toContain('Graduation year is required');
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
    await typePhone(copied);
    await screen.findByRole('button', { name: 'Fill in' });
    await userEvent.fill(screen.getByLabelText('Email'), '\u200ealex@michi.example\u00a0');
    await userEvent.fill(screen.getByLabelText('Password'), 'blue\u200b-ridge-2027');
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

test('asks for the password once, and shows it on request', async () => {
  await open();
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(document.querySelectorAll('input[type=password]')).toHaveLength(1);
  await userEvent.fill(password, 'blue-ridge-2027');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(password.type).toBe('text');
  expect(password.value).toBe('blue-ridge-2027');
});

test.each(['20277', 'soon', '１９'])(
  'rejects the graduation year %s, and keeps what was typed',
  async (year) => {
    const { requests } = await open();
    await fillIn();
    await userEvent.fill(screen.getByLabelText('Graduation year'), year);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    const summary = await screen.findByRole('group', { name: 'Check 1 answer' });
    expect(summary.textContent).toContain('Enter a year such as 2027');
    expect(screen.getByLabelText<HTMLInputElement>('Graduation year').value).toBe(year);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('blue-ridge-2027');
    expect(requests).toEqual([]);
  },
);

test('registers with the app name and the language, signs in and leads on to verify the email', async () => {
  const { requests, address } = await open();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await vi.waitFor(() => expect(address()).toBe('/app/verify-email'));
  const sent = requests.find(({ url }) => url.endsWith('/auth/register'));
  expect(await sent?.json()).toMatchObject({
    email: 'alex@michi.example',
    familyName: 'Morgan',
    familyNameJp: null,
    phone: null,
    graduationYear: 2027,
    termsVersion: '2026-11-25',
    language: 'en',
    appName: 'michi',
  });
  expect(session.isSignedIn()).toBe(true);
  expect(await screen.findByText('Registered Successfully')).toBeTruthy();
  expect(drafts.read('register')).toEqual({});
});

test('asks in Japanese for the name and its reading, and sends both', async () => {
  const { requests } = await open({ language: 'jp' });
  await userEvent.fill(screen.getByLabelText('メールアドレス'), 'hana@michi.example');
  await userEvent.fill(screen.getByLabelText('パスワード'), 'blue-ridge-2027');
  await userEvent.fill(screen.getByLabelText('名'), '花');
  await userEvent.fill(screen.getByLabelText('姓のふりがな'), '佐伯');
  await userEvent.fill(screen.getByLabelText('名のふりがな'), 'ﾊﾅ');
  await userEvent.fill(screen.getByLabelText('卒業年'), '令和9');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '登録する' }));
  const summary = await screen.findByRole('group', { name: /2件/ });
  expect(summary.textContent).toContain('姓を入力してください');
  expect(summary.textContent).toContain('ひらがなかカタカナで入力してください');
  expect(requests).toEqual([]);
  await userEvent.fill(screen.getByLabelText('姓'), '佐伯');
  await userEvent.fill(screen.getByLabelText('姓のふりがな'), 'さえき');
  await userEvent.click(screen.getByRole('button', { name: '登録する' }));
  await vi.waitFor(() => expect(requests.some(({ url }) => url.endsWith('/auth/register'))).toBe(true));
  const sent = requests.find(({ url }) => url.endsWith('/auth/register'));
  expect(await sent?.json()).toMatchObject({
    familyName: null,
    firstName: null,
    familyNameJp: '佐伯',
    firstNameJp: '花',
    familyNameFurigana: 'さえき',
    firstNameFurigana: 'ﾊﾅ',
    graduationYear: 2027,
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
  await typePhone('+14155550132');
  const fillInButton = await screen.findByRole('button', { name: 'Fill in' });
  expect(screen.getByLabelText<HTMLInputElement>('Family name').value).toBe('');
  await userEvent.click(fillInButton);
  expect(screen.getByLabelText<HTMLInputElement>('Family name').value).toBe('Morgan');
  expect(screen.getByLabelText<HTMLInputElement>('Graduation year').value).toBe('2027');
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?phone=%2B14155550132']);
});

test('continues without a message if the companion account cannot be read', async () => {
  const { requests } = await open({ overrides: { findMichiAccount: 'unavailable' } });
  await typePhone('+14155550132');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Fill in' })).toBeNull();
  expect(screen.queryByText(/went wrong/)).toBeNull();
});

test('suggests the reading of a name from the kana typed before conversion to kanji', async () => {
  await open({ language: 'jp' });
  const name = screen.getByLabelText<HTMLInputElement>('姓');
  const reading = screen.getByLabelText<HTMLInputElement>('姓のふりがな');
  fireEvent.compositionStart(name);
  fireEvent.compositionUpdate(name, { data: 'もり' });
  fireEvent.compositionUpdate(name, { data: '森' });
  name.value = '森';
  fireEvent.compositionEnd(name, { data: '森' });
  expect(reading.value).toBe('もり');
});
