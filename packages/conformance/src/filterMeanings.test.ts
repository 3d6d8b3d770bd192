import { operations } from '@michi/api/server';
import { expect, test } from 'vitest';
import { parameterSchemas } from './contractSchema.ts';
import { meaningOf } from './filterMeanings.ts';
import { NAMED_FILTERS, NOT_JUDGED } from './namedFilters.ts';

const filters = operations
  .filter(({ id, method }) => method === 'get' && /^(list|find)[A-Z]/.test(id))
  .flatMap((operation) =>
    [...parameterSchemas(operation).keys()].map((name) => ({
      operation,
      name,
      key: `${operation.id}.${name}`,
    })),
  );

test('every parameter of a list is checked or declared unchecked', () => {
  const unsaid = filters.filter(
    ({ operation, name, key }) =>
      meaningOf(operation, name) === undefined && !(name in NOT_JUDGED) && !(key in NOT_JUDGED),
  );
  expect(unsaid.map(({ key }) => key)).toEqual([]);
});

test('no parameter is both checked and declared unchecked', () => {
  const both = filters.filter(
    ({ operation, name, key }) =>
      meaningOf(operation, name) !== undefined && (name in NOT_JUDGED || key in NOT_JUDGED),
  );
  expect(both.map(({ key }) => key)).toEqual([]);
});

test('every filter that is named is one of the contracts', () => {
  const known = new Set(filters.flatMap(({ name, key }) => [name, key]));
  expect(
    [...Object.keys(NAMED_FILTERS), ...Object.keys(NOT_JUDGED)].filter((key) => !known.has(key)),
  ).toEqual([]);
});
