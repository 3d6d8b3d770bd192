import { expect, test } from 'vitest';
import { readDay, readDuration, readTime, readWhole } from './readTyped.ts';

test.each([
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['９：３０', '09:30'],
  ['９３０', '09:30'],
  [' 9.30 ', '09:30'],
  ['9時30分', '09:30'],
  ['9時半', '09:30'],
  ['9時', '09:00'],
  ['9h', '09:00'],
  ['18', '18:00'],
  ['0', '00:00'],
  ['2359', '23:59'],
  ['24:00', '00:00'],
])('reads the time %s', (typed, time) => expect(readTime(typed)).toBe(time));

test.each(['', '9:75', '975', '25', '24:01', '-1', '9:3', 'nine', '93000', '9:30:00'])(
  'does not guess a time from %j',
  (typed) => expect(readTime(typed)).toBeNull(),
);

test.each([
  ['60', 60],
  ['６０分', 60],
  ['1:00', 60],
  ['1h', 60],
  ['1.5h', 90],
  ['１．５時間', 90],
  ['1時間30分', 90],
  ['1h30', 90],
  ['0', 0],
  ['24h', 1440],
])('reads the length %s', (typed, minutes) => expect(readDuration(typed)).toBe(minutes));

test.each(['', '1441', '25h', '1:60', '-5', '1.5', 'an hour'])('does not guess a length from %j', (typed) =>
  expect(readDuration(typed)).toBeNull(),
);

test.each([
  ['1,200', 1200],
  ['１２００円', 1200],
  ['¥ 1200', 1200],
  ['￥1,200', 1200],
  ['0', 0],
])('reads the amount %s', (typed, amount) => expect(readWhole(typed)).toBe(amount));

test.each(['', '1,20', '1.5', '-1', '1e3', '99999999999999999'])(
  'does not guess an amount from %j',
  (typed) => expect(readWhole(typed)).toBeNull(),
);

test.each(['19', '１９', '11/19', '11月19日', '2026-11-19', '2026/11/19', '19日'])(
  'reads the day %s',
  (typed) => expect(readDay(typed, '2026-11')).toBe('2026-11-19'),
);

test.each(['', '0', '31', '12/1', '2025-11-19', 'today', '11/31'])(
  'refuses %j as a day of November',
  (typed) => expect(readDay(typed, '2026-11')).toBeNull(),
);
