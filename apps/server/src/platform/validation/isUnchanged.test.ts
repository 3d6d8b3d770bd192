import { expect, test } from 'vitest';
import { isUnchanged } from './isUnchanged.ts';

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', 'W/"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  [undefined, '"a"', false],
  ['"a"', undefined, false],
])('a request that has %s, where the state is %s: %s', (asked, etag, expected) => {
  expect(isUnchanged(asked, etag)).toBe(expected);
});
