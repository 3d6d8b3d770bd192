import { expect, test } from 'vitest';
import { bookableDays } from './bookableDays.ts';

test.each([
  [
    'this month begins today',
    '2026-11-20',
    { range: ['2026-11-20', '2026-12-06'], hasBefore: false, hasAfter: true },
  ],
  [
    'a month between is asked for whole, with the days of its weeks',
    '2026-12-15',
    { range: ['2026-11-30', '2027-01-03'], hasBefore: true, hasAfter: true },
  ],
  [
    'the last month ends where booking does',
    '2027-01-02',
    { range: ['2026-12-28', '2027-01-19'], hasBefore: true, hasAfter: false },
  ],
  ['a month too far ahead has none', '2027-03-01', { range: null, hasBefore: true, hasAfter: false }],
])('%s', (_case, month, expected) => {
  expect(bookableDays(month, '2026-11-20', 60, 1)).toEqual(expected);
});
