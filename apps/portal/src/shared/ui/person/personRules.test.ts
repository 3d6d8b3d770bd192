import { expect, test } from 'vitest';
import {
  eraDate,
  isGraduationYear,
  isReading,
  normalizePostCode,
  isFree,
  linesOf,
  oneLine,
} from './personRules.ts';

test('accepts readings in hiragana and katakana of any width only', () => {
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

const seto = { prefecture: '神奈川県', city: '横浜市金沢区', street: '瀬戸' };
const nothing = { prefecture: '', city: '', street: '' };

test.each([
  ['an empty address', nothing, null, true],
  ['blanks', { ...nothing, city: ' ' }, null, true],
  ['what was filled in before', seto, seto, true],
  ['a part that was filled in before', { ...seto, street: '' }, seto, true],
  ['a house number added', { ...seto, street: '瀬戸22-2' }, seto, false],
  ['an address of the student', seto, null, false],
])('decides whether %s may be replaced', (_case, current, filled, expected) => {
  expect(isFree(current, filled)).toBe(expected);
});

test('a code for the whole city fills in no street', () => {
  const address = {
    prefecture: '愛知県',
    prefectureKana: null,
    prefectureRomaji: null,
    city: '弥富市',
    cityKana: null,
    cityRomaji: null,
    town: null,
    townKana: null,
    townRomaji: null,
  };
  expect(linesOf(address)).toEqual({ prefecture: '愛知県', city: '弥富市', street: '' });
  expect(oneLine(linesOf(address))).toBe('愛知県弥富市');
});
