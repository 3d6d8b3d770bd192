import { expect, test } from 'vitest';
import { createFakeRandom } from '../../../../test/fakes.ts';
import { createSecretBox } from '../../../platform/auth/secretBox.ts';
import { readSettings } from '../../../platform/settings.ts';
import { knownDevice, rememberDevice } from './knownDevice.ts';

const random = createFakeRandom();
const partsOf = (publicUrl: string, secret = 'a secret for tests that is long enough') => ({
  random,
  secretBox: createSecretBox(secret, random),
  settings: readSettings({ PUBLIC_URL: publicUrl }),
});
const parts = partsOf('https://michi.example');
const email = 'hana@michi.example';

/** The cookie of a browser that has logged in, as it sends it back. */
const remembered = (known?: string): string =>
  rememberDevice(parts, email, known)['Set-Cookie'].replace(/;.*/, '');

test('the cookie is Secure and of this host alone where the public address is https', () => {
  expect(rememberDevice(parts, email, undefined)['Set-Cookie']).toMatch(
    /^__Host-michi-device=[\w-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const plain = rememberDevice(partsOf('http://localhost:3000'), email, undefined)['Set-Cookie'];
  expect(plain).toMatch(/^michi-device=[\w-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
});

test('a browser is known again by its cookie among others, and keeps its id', () => {
  const first = remembered();
  const id = knownDevice(parts, email, `theme=dark; ${first}; other=1`);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(knownDevice(parts, email.toUpperCase(), remembered(first))).toBe(id);
  expect(knownDevice(parts, email, remembered())).not.toBe(id);
});

test('a cookie is valid for its email and secret only', () => {
  const cookie = remembered();
  expect(knownDevice(parts, 'alex@michi.example', cookie)).toBeUndefined();
  const other = partsOf('https://michi.example', 'another secret that is long enough too');
  expect(knownDevice(other, email, cookie)).toBeUndefined();
});

test.each([undefined, '', '__Host-michi-device=', '__Host-michi-device=AAAA', 'michi-device=%00'])(
  'makes no browser known: %s',
  (cookies) => {
    expect(knownDevice(parts, email, cookies)).toBeUndefined();
  },
);
