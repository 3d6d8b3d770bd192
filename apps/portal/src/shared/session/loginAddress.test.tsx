import { session } from '@michi/api/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followUser, forgetUser } from './browser-storage/followUser.ts';
import { loginAddress } from './loginAddress.ts';

const place = { pathname: '/student/news', search: '?page=2', hash: '' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  followUser(() => undefined)();
});
afterEach(() => session.clear());

test('returns a visitor to the requested page, and only its owner to a shown one', () => {
  expect(loginAddress(place)).toBe('/app/login?next=%2Fstudent%2Fnews%3Fpage%3D2');
  expect(loginAddress(place, 'hana')).toBe('/app/login?next=%2Fstudent%2Fnews%3Fpage%3D2&user=hana');
});

test('names no place after a sign-out', async () => {
  session.set('USER_ID', 'hana');
  await forgetUser();
  expect(loginAddress(place, 'hana')).toBe('/app/login');
});
