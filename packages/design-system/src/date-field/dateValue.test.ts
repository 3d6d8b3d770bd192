import { expect, test } from 'vitest';
import {
  dateFault,
  joinDate,
  readDigits,
  readPasted,
  readYear,
  readYearText,
  splitDate,
} from './dateValue.ts';

test('an existing date becomes ISO 8601, and is shown without leading zeros', () => {
  expect(joinDate({ year: '2004', month: '5', day: '1' })).toBe('2004-05-01');
  expect(joinDate({ year: '2004', month: '2', day: '29' })).toBe('2004-02-29');
  expect(splitDate('2004-05-01')).toEqual({ year: '2004', month: '5', day: '1' });
});

test.each([
  { year: '2005', month: '2', day: '29' },
  { year: '2004', month: '13', day: '1' },
  { year: '2004', month: '00', day: '01' },
  { year: '04', month: '5', day: '1' },
  { year: '2004', month: '', day: '1' },
])('no date of %j, and the boxes keep what was typed', (parts) => {
  expect(dateFault(joinDate(parts))).toBe('unreadable');
  expect(splitDate(joinDate(parts))).toEqual(parts);
});

test('an empty field has no value', () => {
  expect(joinDate({ year: '', month: '', day: '' })).toBe('');
  expect(splitDate('')).toEqual({ year: '', month: '', day: '' });
  expect(dateFault('')).toBe('empty');
});

test.each([
  '2004-05-01',
  '2004/5/1',
  '2004.5.1',
  '20040501',
  '2004年5月1日',
  '２００４年５月１日',
  ' 2004 / 05 / 01 ',
])('reads the pasted %j', (text) => {
  expect(readPasted(text)).toEqual({ year: '2004', month: '5', day: '1' });
});

test.each(['平成16年5月1日', 'H16.5.1', 'ｈ１６/5/1', '\u2068H16.\u200b5.1\u2069'])(
  'reads the pasted %j',
  (text) => {
    expect(readPasted(text)).toEqual({ year: '2004', month: '5', day: '1' });
  },
);

test.each([
  ['2004', 2004],
  ['２００４年', 2004],
  ['平成16', 2004],
  ['H16', 2004],
  ['令和元年', 2019],
  ['r9', 2027],
  ['昭和63年', 1988],
  ['16', null],
  ['大正3', null],
  ['', null],
])('the year %j is %s', (text, year) => {
  expect(readYear(text)).toBe(year);
});

test('a year of an era makes a date, and stays in its box while it is typed', () => {
  expect(joinDate({ year: '平成16', month: '5', day: '1' })).toBe('2004-05-01');
  expect(['平', '平成', '平成1', '平成16年', 'H16', '2004a'].map(readYearText)).toEqual([
    '平',
    '平成',
    '平成1',
    '平成16',
    'H16',
    '2004',
  ]);
});

test('reads no date from a year alone or from text', () => {
  expect(readPasted('2004')).toBeNull();
  expect(readPasted('1 May 2004')).toBeNull();
});

test('takes digits alone, of either width', () => {
  expect(readDigits('２００4年', 4)).toBe('2004');
  expect(readDigits('123', 2)).toBe('12');
});

test('the ends of the range are allowed, values beyond are not', () => {
  const range = { min: '1926-01-01', max: '2011-04-01' };
  expect(dateFault('1926-01-01', range)).toBeNull();
  expect(dateFault('2011-04-01', range)).toBeNull();
  expect(dateFault('1925-12-31', range)).toBe('tooEarly');
  expect(dateFault('2011-04-02', range)).toBe('tooLate');
  expect(dateFault('2004-02-30', range)).toBe('unreadable');
});

test('a megabyte of accents is processed quickly', () => {
  const marks = `1${'\u0301'.repeat(250_000)}${'\u0323'.repeat(250_000)}`;
  const started = performance.now();
  readDigits(marks, 4);
  expect(performance.now() - started).toBeLessThan(1000);
});
