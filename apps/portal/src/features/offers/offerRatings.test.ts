import type { OfferRatings } from '@michi/api/job';
import { expect, test } from 'vitest';
import { rated, totalOf, weightsOf } from './offerRatings.ts';

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
