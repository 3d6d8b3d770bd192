import type { FixedOvertime, JobKind, OfferRatings, OfferStatus } from '@michi/api/job';
import { expect, test } from 'vitest';
import {
  offersToCompare,
  rated,
  readOfferIds,
  totalOf,
  weightsOf,
  yearlyPay,
  type StatedPay,
} from './offerComparison.ts';

const id = (number: number) => `0199a1c2-0000-7000-8000-00000000000${number}`;

test('reads at most six ids, each once, and nothing that is none', () => {
  const query = new URLSearchParams([1, 1, 2, 3, 4, 5, 6, 7].map((number) => ['ids', id(number)]));
  query.append('ids', 'x');
  expect(readOfferIds(query)).toEqual([1, 2, 3, 4, 5, 6].map(id));
});

test.each([
  ['keeps two that are named, closed or not', ['d', 'e'], ['d', 'e']],
  ['puts one that is named beside the others', ['d'], ['d', 'a', 'b']],
  ['leaves out internships and what is closed', [], ['a', 'b']],
])('%s', (_, named, expected) => {
  const offer = (each: string, status: OfferStatus, kind: JobKind = 'JOB') => ({
    id: each,
    status,
    job: { kind },
  });
  expect(
    offersToCompare(named, [
      offer('a', 'OFFERED'),
      offer('c', 'OFFERED', 'INTERNSHIP'),
      offer('b', 'ACCEPTED'),
      offer('d', 'DENIED'),
      offer('e', 'EXPIRED'),
    ]),
  ).toEqual(expected);
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
  ['a month, twelve times', pay(243_000), null, pay(2_916_000, 'YEAR'), null, null],
  [
    'a month that contains fixed overtime',
    pay(243_000),
    overtime(),
    pay(2_916_000, 'YEAR'),
    null,
    pay(210_000),
  ],
  [
    'a month that contains it without its sum',
    pay(243_000),
    overtime({ amount: null }),
    pay(2_916_000, 'YEAR'),
    null,
    null,
  ],
  [
    'a month with it on top',
    pay(210_000),
    overtime({ isIncluded: false, hours: null }),
    pay(2_916_000, 'YEAR'),
    33_000,
    null,
  ],
  [
    'a range with it on top',
    pay(200_000, 'MONTH', 250_000),
    overtime({ isIncluded: false }),
    pay(2_796_000, 'YEAR', 3_396_000),
    33_000,
    null,
  ],
  ['a month from an amount on', pay(200_000, 'MONTH', null), null, pay(2_400_000, 'YEAR', null), null, null],
  ['a month with decimals', pay(0.1), null, pay(1.2, 'YEAR'), null, null],
  ['a year as it is', pay(4_000_000, 'YEAR'), null, pay(4_000_000, 'YEAR'), null, null],
  [
    'a year that contains it',
    pay(3_600_000, 'YEAR'),
    overtime({ amount: 40_000 }),
    pay(3_600_000, 'YEAR'),
    null,
    pay(3_120_000, 'YEAR'),
  ],
  [
    'a year with it on top',
    pay(3_600_000, 'YEAR'),
    overtime({ isIncluded: false }),
    pay(3_996_000, 'YEAR'),
    33_000,
    null,
  ],
] as const)('computes pay a year from %s', (_, salary, fixedOvertime, total, added, base) => {
  expect(yearlyPay({ kind: 'JOB', salary, fixedOvertime })).toEqual({
    kind: 'COMPUTED',
    total,
    stated: salary,
    added,
    base,
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
  const stated = salary === null ? {} : { stated: salary };
  expect(yearlyPay({ kind: 'JOB', salary, fixedOvertime })).toEqual({ kind, ...stated });
});

test('makes no year of an internship, which may be shorter', () => {
  const salary = pay(200_000);
  expect(yearlyPay({ kind: 'INTERNSHIP', salary, fixedOvertime: null })).toEqual({
    kind: 'INTERNSHIP',
    stated: salary,
  });
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
