import type { FixedOvertime } from '@michi/api/job';
import { expect, test } from 'vitest';
import { monthlyPay, type StatedPay } from './monthlyPay.ts';

type Period = NonNullable<StatedPay['salary']>['period'];

const pay = (minimum: number | null, period: Period = 'MONTH', maximum = minimum) =>
  ({ minimum, maximum, currency: 'JPY', period }) as const;

const overtime = (change: Partial<FixedOvertime> = {}): FixedOvertime => ({
  hours: 20,
  amount: 33_000,
  isIncluded: true,
  ...change,
});

test.each([
  ['a month without fixed overtime', pay(243_000), null, pay(243_000), null],
  ['a month that contains it', pay(243_000), overtime(), pay(243_000), pay(210_000)],
  ['a month that contains it without its sum', pay(243_000), overtime({ amount: null }), pay(243_000), null],
  [
    'a month with it on top',
    pay(210_000),
    overtime({ isIncluded: false, hours: null }),
    pay(243_000),
    pay(210_000),
  ],
  [
    'a range with it on top',
    pay(200_000, 'MONTH', 250_000),
    overtime({ isIncluded: false }),
    pay(233_000, 'MONTH', 283_000),
    pay(200_000, 'MONTH', 250_000),
  ],
  ['a month from an amount on', pay(200_000, 'MONTH', null), null, pay(200_000, 'MONTH', null), null],
  ['a year, rounded down', pay(4_000_000, 'YEAR'), null, pay(333_333), null],
  [
    'a year that contains it',
    pay(3_600_000, 'YEAR'),
    overtime({ amount: 40_000 }),
    pay(300_000),
    pay(260_000),
  ],
  [
    'a year with it on top',
    pay(3_600_000, 'YEAR'),
    overtime({ isIncluded: false }),
    pay(333_000),
    pay(300_000),
  ],
] as const)('computes %s', (_, salary, fixedOvertime, total, base) => {
  expect(monthlyPay({ salary, fixedOvertime })).toEqual({
    kind: 'COMPUTED',
    total,
    base,
    isOfYear: salary.period === 'YEAR',
    fixedOvertime,
  });
});

test.each([
  ['no pay', null, overtime(), 'NOT_STATED'],
  ['pay by the hour', pay(1_300, 'HOUR'), null, 'NOT_MONTHLY'],
  ['pay by the day', pay(10_000, 'DAY'), null, 'NOT_MONTHLY'],
  ['pay by the week', pay(50_000, 'WEEK'), overtime(), 'NOT_MONTHLY'],
  [
    'overtime on top without its sum',
    pay(210_000),
    overtime({ isIncluded: false, amount: null }),
    'OVERTIME_NOT_STATED',
  ],
] as const)('invents nothing where the letter states %s', (_, salary, fixedOvertime, kind) => {
  expect(monthlyPay({ salary, fixedOvertime })).toEqual({ kind });
});
