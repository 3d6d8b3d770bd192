import { expect, test } from 'vitest';
import { setLanguageCookie } from './Root.tsx';

test.each([
  ['https:', '__Host-LANGUAGE=jp; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['http:', 'LANGUAGE=jp; Path=/; Max-Age=31536000; SameSite=Lax'],
])('sends the language of the device to the server, at an address of %s', (protocol, cookie) => {
  const page = { cookie: '', location: { protocol } };
  setLanguageCookie(page, 'jp');
  expect(page.cookie).toBe(cookie);
});
