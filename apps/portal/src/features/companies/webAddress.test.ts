import { expect, test } from 'vitest';
import { webAddress } from './webAddress.ts';

test('shows host and path, and leads to the whole address', () => {
  expect(webAddress('https://www.yukari.example/')).toEqual({
    href: 'https://www.yukari.example/',
    words: 'yukari.example',
  });
  expect(webAddress('https://social.example/yukari?from=michi')?.words).toBe('social.example/yukari');
});

test('never leads anywhere but to the web', () => {
  for (const address of [
    null,
    'javascript:alert(1)',
    'data:text/html,x',
    'yukari.example',
    'mailto:a@b.example',
  ]) {
    expect(webAddress(address)).toBeNull();
  }
});
