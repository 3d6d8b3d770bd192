import { expect, test } from 'vitest';
import { nameOf } from './archive.ts';

test.each([
  ['attachment; filename="michi-2026-11-20.zip"', 'michi-2026-11-20.zip'],
  ['attachment; filename=mine.zip', 'mine.zip'],
  ['attachment; filename="../../etc/mine.zip"', 'mine.zip'],
  ['attachment', 'michi.zip'],
  ['attachment; filename="/"', 'michi.zip'],
  [null, 'michi.zip'],
])('reads the name of the file from %o', (disposition, name) => {
  expect(nameOf(disposition)).toBe(name);
});
