import { expect, test } from 'vitest';
import { offersToCompare, readOfferIds } from './comparedOffers.ts';

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
