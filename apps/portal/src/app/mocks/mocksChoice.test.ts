import { operationIds } from '@michi/api/mocks';
import { expect, test } from 'vitest';
import {
  maxDelay,
  readChoice,
  writeChoice,
  type MocksChoice,
  syncAddress,
  type AddressWindow,
} from './mocksChoice.ts';

const device = { language: 'en', person: 'nobody' } as const;

test.each<readonly [string, MocksChoice]>([
  [
    'language_en.person_nobody',
    { scenario: 'populated', overrides: {}, delay: 0, remembers: false, language: 'en', person: 'nobody' },
  ],
  [
    'validation-error.actOnJob_offline.listJobs_empty.delay_500.remember.language_jp.person_hana',
    {
      scenario: 'validation-error',
      overrides: { listJobs: 'empty', actOnJob: 'offline' },
      delay: 500,
      remembers: true,
      language: 'jp',
      person: 'hana',
    },
  ],
])('%s is read as it was written, without escaped characters', (text, choice) => {
  expect(writeChoice(choice)).toBe(text);
  expect(readChoice(text, { language: 'en', person: 'nobody' })).toEqual(choice);
  expect(new URLSearchParams({ text }).toString()).toBe(`text=${text}`);
});

test('an address without a choice keeps language and person of the device', () => {
  expect(readChoice(null, { language: 'jp', person: 'hana' })).toEqual({
    scenario: 'populated',
    overrides: {},
    delay: 0,
    remembers: false,
    language: 'jp',
    person: 'hana',
  });
});

test('unknown values are ignored, and known ones beside them apply', () => {
  const text = 'wonderful.noSuchJob_empty.listJobs_never.delay_-1.language_fr.person_root..slow';
  expect(readChoice(text, device)).toEqual({
    scenario: 'slow',
    overrides: {},
    delay: 0,
    remembers: false,
    ...device,
  });
});

test('no address makes a reader wait for ever', () => {
  expect(readChoice('delay_99999', device).delay).toBe(maxDelay);
});

test('no operation has the name of another part of the choice, or a separator in its own', () => {
  expect(operationIds.length).toBeGreaterThan(50);
  expect(
    operationIds.filter((id) => /[._]/.test(id) || /^(delay|remember|language|person|theme)$/.test(id)),
  ).toEqual([]);
});

/** A window with a history of one entry, to which the browser can go back. */
const openPage = (address: string) => {
  const location = { href: address };
  const listeners: (() => void)[] = [];
  const entries: string[] = [address];
  const go = (url: string | URL | null | undefined, isNew: boolean) => {
    location.href = new URL(url ?? location.href, location.href).href;
    entries.splice(isNew ? entries.length : -1, isNew ? 0 : 1, location.href);
  };
  const page: AddressWindow = {
    location,
    history: {
      state: null,
      pushState: (_state, _unused, url) => go(url, true),
      replaceState: (_state, _unused, url) => go(url, false),
    },
    addEventListener: (_type, listener) => listeners.push(listener),
  };
  const comeBackTo = (url: string) => {
    location.href = url;
    for (const listener of listeners) listener();
  };
  return { page, entries, comeBackTo, address: () => location.href.replace('http://michi.test', '') };
};

test('shows the choice at once, beside the rest of the query', () => {
  const { page, address, entries } = openPage('http://michi.test/jobs?page=2#top');
  syncAddress(page, () => 'slow');
  expect(address()).toBe('/jobs?page=2&mocks=slow#top');
  expect(entries).toHaveLength(1);
});

test('keeps the choice when the portal leads on, and puts it in place of an old one', () => {
  const { page, address, entries } = openPage('http://michi.test/');
  syncAddress(page, () => 'slow');
  page.history.pushState(null, '', '/jobs?search=robot');
  expect(address()).toBe('/jobs?search=robot&mocks=slow');
  page.history.replaceState(null, '', '/company?mocks=empty');
  expect(address()).toBe('/company?mocks=slow');
  expect(entries).toHaveLength(2);
});

test('keeps the current choice on the way back', () => {
  const { page, address, comeBackTo } = openPage('http://michi.test/');
  let choice = 'slow';
  const show = syncAddress(page, () => choice);
  choice = 'offline';
  show();
  expect(address()).toBe('/?mocks=offline');
  comeBackTo('http://michi.test/jobs?mocks=slow');
  expect(address()).toBe('/jobs?mocks=offline');
});
