import { expect, test } from 'vitest';
import { hasSignedInBefore, writeDeviceCookie } from './deviceCookies.ts';

test.each([
  ['https:', '__Host-LANGUAGE=jp; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['http:', 'LANGUAGE=jp; Path=/; Max-Age=31536000; SameSite=Lax'],
])('sends the language of the device to the server, at an address of %s', (protocol, cookie) => {
  const page = { cookie: '', location: { protocol } };
  writeDeviceCookie(page, 'LANGUAGE', 'jp');
  expect(page.cookie).toBe(cookie);
});

test.each([
  ['https:', 'LANGUAGE=jp; __Host-SIGNED_IN_BEFORE=true', true],
  ['https:', 'SIGNED_IN_BEFORE=true', false],
  ['http:', 'SIGNED_IN_BEFORE=true; LANGUAGE=jp', true],
  ['http:', 'LANGUAGE=jp; NOT_SIGNED_IN_BEFORE=true', false],
  ['http:', '', false],
])('knows at %s with the cookies "%s" whether somebody has signed in before', (protocol, cookie, isKnown) => {
  expect(hasSignedInBefore({ cookie, location: { protocol } })).toBe(isKnown);
});
