import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { portalLink } from './portalLink.ts';

const linkWith = (environment: Record<string, string>) =>
  portalLink(readSettings(environment), '/app/reset-password', { fragment: { token: 'a+b/c=' } });

test.each([
  [{ PUBLIC_URL: 'https://michi.example' }, 'https://michi.example/app/reset-password'],
  [{ PUBLIC_URL: 'https://michi.example/' }, 'https://michi.example/app/reset-password'],
  [{ PUBLIC_URL: 'https://school.example/michi/?from=x' }, 'https://school.example/michi/app/reset-password'],
  [{}, 'http://localhost:3000/app/reset-password'],
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080/app/reset-password'],
  [{ HOST: 'michi.internal' }, 'http://michi.internal:3000/app/reset-password'],
  [{ HOST: '::1' }, 'http://[::1]:3000/app/reset-password'],
])('with %o a link begins at %s', (environment, start) => {
  expect(linkWith({ ...environment })).toBe(`${start}#token=a%2Bb%2Fc%3D`);
});

test("a token is not part of a browser's request", () => {
  const link = new URL(linkWith({ PUBLIC_URL: 'https://michi.example' }));
  expect(`${link.pathname}${link.search}`).toBe('/app/reset-password');
  expect(new URLSearchParams(link.hash.slice(1)).get('token')).toBe('a+b/c=');
});

test('a page without a token has no fragment', () => {
  expect(portalLink(readSettings({ PUBLIC_URL: 'https://michi.example' }), '/app/login')).toBe(
    'https://michi.example/app/login',
  );
});
