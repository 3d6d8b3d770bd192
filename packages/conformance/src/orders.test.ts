import { operations } from '@michi/api/server';
import { expect, test } from 'vitest';
import { parameterSchemas } from './contractSchema.ts';
import { chosenOrder, ORDERS_NOT_JUDGED } from './orders.ts';

test('every order of the contract is checked, or excluded explicitly', () => {
  const unsaid = operations.flatMap((operation) =>
    (parameterSchemas(operation).get('sort')?.enum ?? [])
      .map(String)
      .filter((value) => chosenOrder(operation, value) === undefined)
      .map((value) => `${operation.id}.${value}`)
      .filter((key) => !(key in ORDERS_NOT_JUDGED)),
  );
  expect(unsaid).toEqual([]);
});
