import { expect, test } from 'vitest';
import { syncAddress, type AddressWindow } from './mocksAddress.ts';

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

test('keeps the choice of the moment on the way back', () => {
  const { page, address, comeBackTo } = openPage('http://michi.test/');
  let choice = 'slow';
  const show = syncAddress(page, () => choice);
  choice = 'offline';
  show();
  expect(address()).toBe('/?mocks=offline');
  comeBackTo('http://michi.test/jobs?mocks=slow');
  expect(address()).toBe('/jobs?mocks=offline');
});
