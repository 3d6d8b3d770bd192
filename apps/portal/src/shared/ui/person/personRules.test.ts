import { expect, test } from 'vitest';
import { eraDate, isGraduationYear, isReading, normalizePostCode } from './personRules.ts';

test('takes readings in hiragana and katakana of any width, and nothing else', () => {
  expect(['さえき', 'サエキ', 'ｻｴｷ', 'まつ　もと', ''].every(isReading)).toBe(true);
  expect(['佐伯', 'saeki', 'さえき1'].some(isReading)).toBe(false);
});

test.each([
  ['2004-05-14', '平成16年5月14日'],
  ['2019-05-01', '令和元年5月1日'],
])('writes %s as %s', (isoDate, expected) => {
  expect(eraDate(isoDate)).toBe(expected);
});

test.each([
  ['2360027', '236-0027'],
  ['〒２３６ー００２７', '236-0027'],
  [' 236 0027 ', '236-0027'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['23600', '23600'],
])('writes the postal code %s as %s', (typed, expected) => {
  expect(normalizePostCode(typed)).toBe(expected);
});

test.each([
  ['2027', true],
  ['２０２７', true],
  ['令和9', true],
  ['R9年', true],
  ['昭和9', false],
  ['9', false],
])('the graduation year %j is one the contract accepts: %s', (text, isAccepted) => {
  expect(isGraduationYear(text)).toBe(isAccepted);
});
