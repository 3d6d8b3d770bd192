import { expect, test } from 'vitest';
import { readCode } from './readCode.ts';

test.each(['123456', '123 456', ' 123-456\n', '１２３４５６', 'Your code is 123456.', '1234567'])(
  'reads six digits in %j',
  (typed) => {
    expect(readCode(typed, 'digits', 6)).toBe('123456');
  },
);

test('keeps letters, case and hyphens of a recovery code, in half width, without spaces and invisible characters', () => {
  expect(readCode(' ｋ７ｍ２\u200bー９\u200e '.replace('ー', '－') + 'Q', 'lettersAndDigits', 6)).toBe(
    'k7m2-9Q',
  );
});

test('a megabyte of accents is processed quickly', () => {
  const marks = `1${'\u0301'.repeat(250_000)}${'\u0323'.repeat(250_000)}`;
  const started = performance.now();
  readCode(marks, 'digits', 6);
  expect(performance.now() - started).toBeLessThan(1000);
});
