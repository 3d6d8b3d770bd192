import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drafts } from '../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { storeDraft } from '../../shared/story/inPortal.tsx';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as CreateProfileScreen } from './CreateProfileScreen.tsx';

beforeEach(() => forgetEntriesOfOthers(null));

const open = async (environment: TestEnvironment = {}) => {
  const rendered = await renderInPortal(<CreateProfileScreen />, {
    path: '/app/create-profile',
    namespaces: ['auth', 'person'],
    ...environment,
  });
  return rendered;
};

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

test("starts with the registration's values, and saves the rest with them", async () => {
  const { requests, address } = await open();
  expect((await field('Family name')).value).toBe('Saeki');
  await userEvent.fill(await field('Nickname'), 'Hana-chan');
  await userEvent.click(screen.getByRole('radio', { name: /^No, keep it private/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(address()).toBe('/student/dashboard'));
  expect(await screen.findByText('Profile Updated Successfully')).toBeTruthy();
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(await sent?.json()).toMatchObject({
    familyName: 'Saeki',
    nickname: 'Hana-chan',
    dateOfBirth: '2004-05-14',
    homePhone: null,
  });
  expect(drafts.read('create-profile')).toEqual({});
});

/** The sent choice of whether companies may find the profile. */
const visibilitySent = async (requests: readonly Request[]) => {
  const sent = requests.find(({ url, method }) => method === 'PUT' && url.endsWith('/students/profile'));
  const form = await sent?.clone().formData();
  const part = form?.get('profile');
  return part instanceof Blob ? part.text() : part;
};

test.each([
  [/^No, keep it private/, false],
  [/^Yes, companies can find it/, true],
])('asks whether companies may find the profile, and saves the choice %s', async (name, isVisible) => {
  const { requests, address } = await open();
  await field('Family name');
  const choices = screen.getAllByRole<HTMLInputElement>('radio', { name: /companies/i });
  expect(choices.every(({ checked }) => !checked)).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(address()).toBe('/student/dashboard'));
  expect(await visibilitySent(requests)).toBe(JSON.stringify({ isVisibleToCompanies: isVisible }));
});

test('requires the name, and a choice whether companies may find the profile', async () => {
  const { requests } = await open();
  for (const label of [
    'Family name',
    'First name',
    'Family name in Japanese',
    'First name in Japanese',
    'Nickname',
    'City',
    'Postal code',
  ])
    await userEvent.clear(await field(label));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('group', { name: 'Check 3 answers' });
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('Name is required');
  expect(summary.textContent).toContain('Choose whether companies can find your profile');
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('can be skipped, continuing to the requested page', async () => {
  const { address, requests } = await open({
    path: '/app/create-profile?next=%2Fstudent%2Fjob%2Fpublic-jobs',
  });
  await field('Family name');
  await userEvent.click(screen.getByRole('link', { name: 'Later' }));
  await vi.waitFor(() => expect(address()).toBe('/student/job/public-jobs'));
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('keeps the draft over a reload', async () => {
  await open();
  await userEvent.fill(await field('City'), 'Kamakura');
  await vi.waitFor(() => expect(drafts.read('create-profile')).toMatchObject({ address_city: 'Kamakura' }));
});

test('begins with the draft of before', async () => {
  storeDraft('create-profile', { address_city: 'Kamakura' });
  await open();
  expect((await field('City')).value).toBe('Kamakura');
});

test('suggests the reading of a name from the kana typed before conversion to kanji', async () => {
  await open();
  const name = await field('Family name in Japanese');
  const reading = await field('Family name in furigana');
  await userEvent.clear(reading);
  await userEvent.clear(name);
  fireEvent.compositionStart(name);
  fireEvent.compositionUpdate(name, { data: 'もり' });
  fireEvent.compositionUpdate(name, { data: '森' });
  name.value = '森';
  fireEvent.compositionEnd(name, { data: '森' });
  expect(reading.value).toBe('もり');
});

test('requires in Japanese the name in kanji first, and romaji only without it', async () => {
  const { requests } = await open({ language: 'jp' });
  await field('姓');
  const names = screen.getAllByRole('textbox').slice(0, 6);
  expect(names.map((each) => each.getAttribute('name'))).toEqual([
    'familyNameJp',
    'firstNameJp',
    'familyNameFurigana',
    'firstNameFurigana',
    'familyName',
    'firstName',
  ]);
  await userEvent.clear(await field('姓（ローマ字）'));
  await userEvent.click(screen.getByRole('radio', { name: /^公開しない/ }));
  await userEvent.clear(await field('姓'));
  await userEvent.click(screen.getByRole('button', { name: '保存する' }));
  const summary = await screen.findByRole('group', { name: /1件/ });
  expect(summary.textContent).toContain('氏名を入力してください');
  expect((await field('姓')).getAttribute('aria-invalid')).toBe('true');
  await userEvent.fill(await field('姓'), '佐伯');
  await userEvent.click(screen.getByRole('button', { name: '保存する' }));
  await vi.waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(await sent?.json()).toMatchObject({ familyName: null, familyNameJp: '佐伯', firstName: 'Hana' });
});

test('a postal code fills in the address', async () => {
  storeDraft('create-profile', { address_prefecture: '', address_city: '', address_street: '' });
  await open();
  await userEvent.fill(await field('Postal code'), '２３６００２８');
  await vi.waitFor(async () => expect((await field('City')).value).toBe('横浜市金沢区'));
});

test.each([
  ['Family name', '佐伯', 'Enter your family name in romaji, such as Saeki'],
  ['Family name in furigana', '佐伯', 'Use hiragana or katakana'],
  ['Graduation year', '20277', 'Enter a year such as 2027'],
  ['Mobile phone', '12', 'Enter a phone number such as 090-1234-5678'],
  ['Year', '3004', 'Enter a date between 1900 and today'],
])('refuses for %s the value %s', async (label, text, message) => {
  const { requests } = await open();
  await userEvent.fill(await field(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

test("shows the server's errors at their fields", async () => {
  await open({ overrides: { updateProfile: 'validation-error' } });
  await field('Family name');
  await userEvent.click(screen.getByRole('radio', { name: /^No, keep it private/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('group', { name: /^Check/ })).toBeTruthy();
});

test('shows the year of the era beside a date of birth in Japanese', async () => {
  await open({ language: 'jp' });
  expect(await screen.findByText('平成16年5月14日')).toBeTruthy();
});

test('can be tried again, or left, when the profile does not come', async () => {
  const { respondWith } = await open({ scenario: 'unavailable' });
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('link', { name: 'Later' })).toBeTruthy();
  respondWith('populated');
  await userEvent.click(tryAgain);
  expect((await field('Family name')).value).toBe('Saeki');
});
