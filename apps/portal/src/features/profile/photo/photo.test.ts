import { expect, test } from 'vitest';
import { checkPhoto, largestPhoto } from './photo.ts';

test.each([
  ['a JPEG', 'image/jpeg', 1, null],
  ['a GIF of 5 MB', 'image/gif', largestPhoto, null],
  ['a PNG of one byte more', 'image/png', largestPhoto + 1, 'tooLarge'],
  ['a drawing that can hold scripts', 'image/svg+xml', 1, 'wrongType'],
  ['a file without a kind', '', 1, 'wrongType'],
  ['an empty file', 'image/png', 0, 'empty'],
])('reports the fault of %s', (_case, type, size, expected) => {
  expect(checkPhoto({ type, size })).toBe(expected);
});
