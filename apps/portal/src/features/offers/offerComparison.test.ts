import type { FixedOvertime, OfferRatings } from '@michi/api/job';
import { expect, test } from 'vitest';
import {
  monthlyPay,
  offersToCompare,
  rated,
  readOfferIds,
  totalOf,
  weightsOf,
  type StatedPay,
} from './offerComparison.ts';

const id = (number: number) => `0199a1c2-0000-7000-8000-00000000000${number}`;

test('reads at most four ids, each once, and nothing that is none', () => {
  const query = new URLSearchParams([1, 1, 2, 3, 4, 5].map((number) => ['ids', id(number)]));
  query.append('ids', 'x');
  expect(readOfferIds(query)).toEqual([id(1), id(2), id(3), id(4)]);
});

test.each([
  ['keeps two that are named', ['c', 'd'], ['c', 'd']],
  ['puts one that is named beside those that wait', ['d'], ['d', 'a', 'b']],
  ['takes those that wait', [], ['a', 'b']],
])('%s', (_, named, expected) => {
  expect(
    offersToCompare(named, [
      { id: 'a', status: 'OFFERED' },
      { id: 'b', status: 'OFFERED' },
      { id: 'c', status: 'DENIED' },
      { id: 'd', status: 'EXPIRED' },
    ]),
  ).toEqual(expected);
});

test('takes others where fewer than two wait, four at most', () => {
  const offers = ['a', 'b', 'c', 'd', 'e'].map((each) => ({ id: each, status: 'DENIED' }) as const);
  expect(offersToCompare([], offers)).toEqual(['a', 'b', 'c', 'd']);
  expect(offersToCompare([], offers.slice(0, 1))).toEqual(['a']);
});

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

const ratings = (
  weight: number | null,
  mark: number | null,
  change: Partial<OfferRatings> = {},
): OfferRatings => {
  const one = { weight, mark };
  return { work: one, pay: one, holidays: one, place: one, workStyle: one, probation: one, ...change };
};
const fetched = (dataUpdatedAt: number, given: OfferRatings | null) => ({
  data: { notes: { ratings: given } },
  dataUpdatedAt,
});
const all = (weight: number | null) => weightsOf([fetched(1, ratings(weight, null))]);

test('the weights are those of the dossier fetched last that has any', () => {
  const dossiers = [fetched(1, ratings(1, 5)), fetched(2, ratings(3, 1)), fetched(3, null)];
  expect(weightsOf(dossiers).pay).toBe(3);
  expect(weightsOf([]).pay).toBeNull();
});

test('a mark is changed alone, under the weights of now', () => {
  const changed = rated({ ratings: ratings(1, 4) }, all(2), { criterion: 'pay', mark: 5 });
  expect(changed).toEqual(ratings(2, 4, { pay: { weight: 2, mark: 5 } }));
  expect(rated({ ratings: null }, all(2))).toEqual(ratings(2, null));
});

test('a total adds up each mark times its weight, of the most there could be', () => {
  expect(totalOf({ ratings: ratings(2, 4) }, all(2))).toEqual({ reached: 48, most: 60 });
});

test.each([
  ['a mark', ratings(2, 4, { place: { weight: 2, mark: null } }), all(2)],
  ['everything', null, all(2)],
  ['what counts at all', ratings(0, 4), all(0)],
  ['every weight', ratings(null, 4), all(null)],
])('there is no total while %s is missing', (_, given, weights) => {
  expect(totalOf({ ratings: given }, weights)).toBeNull();
});

test.each([0, null])('what does not count needs no mark, with the weight %s', (probation) => {
  const weights = { ...all(1), probation };
  const given = ratings(1, 3, { probation: { weight: probation, mark: null } });
  expect(totalOf({ ratings: given }, weights)).toEqual({ reached: 15, most: 25 });
});
