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
])('a request that has %s, where the state is %s: %s', (ifNoneMatch, etag, expected) => {
  expect(isUnchanged(ifNoneMatch, etag)).toBe(expected);
});
