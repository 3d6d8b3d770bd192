import { screen } from '@testing-library/react';
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

test('asks for nothing that the registration asked, and saves only what it asks', async () => {
  const { requests, address } = await open();
  await field('City');
  for (const label of ['Family name', 'First name', 'Family name in furigana', 'Graduation year'])
    expect(screen.queryByLabelText(label)).toBeNull();
  await userEvent.fill(await field('City'), 'Kamakura');
  await userEvent.click(screen.getByRole('radio', { name: /^No, keep it private/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(address()).toBe('/student/dashboard'));
  expect(await screen.findByText('Profile Updated Successfully')).toBeTruthy();
  const sent = requests.find(({ method }) => method === 'PUT');
  const body: object = await sent?.json();
  expect(body).toMatchObject({ dateOfBirth: '2004-05-14', address: { city: 'Kamakura' } });
  expect(Object.keys(body).toSorted()).toEqual([
    'address',
    'dateOfBirth',
    'gender',
    'mobilePhone',
    'needsVisa',
  ]);
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
  await field('City');
  const choices = screen.getAllByRole<HTMLInputElement>('radio', { name: /companies/i });
  expect(choices.every(({ checked }) => !checked)).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(address()).toBe('/student/dashboard'));
  expect(await visibilitySent(requests)).toBe(JSON.stringify({ isVisibleToCompanies: isVisible }));
});

test('requires a phone number, and a choice whether companies may find the profile', async () => {
  const { requests } = await open();
  for (const label of ['Mobile phone', 'City', 'Postal code']) await userEvent.clear(await field(label));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('group', { name: 'Check 2 answers' });
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('Phone number is required');
  expect(summary.textContent).toContain('Choose whether companies can find your profile');
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('can be skipped, continuing to the requested page', async () => {
  const { address, requests } = await open({
    path: '/app/create-profile?next=%2Fstudent%2Fjob%2Fpublic-jobs',
  });
  await field('City');
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

test('a postal code fills in the address', async () => {
  storeDraft('create-profile', { address_prefecture: '', address_city: '', address_street: '' });
  await open();
  await userEvent.fill(await field('Postal code'), '２３６００２８');
  await vi.waitFor(async () => expect((await field('City')).value).toBe('横浜市金沢区'));
});

test.each([
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
  await field('City');
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
  expect((await field('City')).value).not.toBe('');
});
