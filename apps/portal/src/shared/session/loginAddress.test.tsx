import { session } from '@michi/api/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followUser, forgetUser } from './followUser.ts';
import { loginAddress, loginState, ownerIn } from './loginAddress.ts';

const location = { pathname: '/student/news', search: '?page=2', hash: '' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  followUser(() => undefined)();
});
afterEach(() => session.clear());

test('returns to the requested page, and names its owner in the state alone', () => {
  expect(loginAddress(location)).toBe('/app/login?next=%2Fstudent%2Fnews%3Fpage%3D2');
  expect([ownerIn(loginState()), ownerIn(loginState('hana')), ownerIn(null)]).toEqual([null, 'hana', null]);
});

test('names no place after a sign-out', async () => {
  session.set('USER_ID', 'hana');
  await forgetUser();
  expect(loginAddress(location)).toBe('/app/login');
});
