import { expect, test } from 'vitest';
import { readTime } from './timeOfDay.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['1330', '13:30'],
  ['9:30', '09:30'],
  ['１３：０５', '13:05'],
  ['\u200e9:30\u200b', '09:30'],
  ['10時', '10:00'],
  ['10時30分', '10:30'],
])('reads %s as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(['', '24:00', '10:60', 'noon', '9:3'])('leaves %j as it is', (typed) => {
  expect(readTime(typed)).toBe(typed);
});

test('a megabyte of accents is processed quickly', () => {
  const marks = `1${'\u0301'.repeat(250_000)}${'\u0323'.repeat(250_000)}`;
  const started = performance.now();
  readTime(marks);
  expect(performance.now() - started).toBeLessThan(1000);
});
