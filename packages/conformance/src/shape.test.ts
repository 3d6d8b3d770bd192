import { expect, test } from 'vitest';
import { z } from 'zod';
import { misfitsOf } from './shape.ts';

const place = z.strictObject({ city: z.string() });
const schema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['JOB', 'INTERNSHIP']),
  count: z.int().min(0).max(9),
  place: z.union([place, z.null()]),
  rows: z.array(z.strictObject({ name: z.string() })),
  token: z.string().min(20),
});
const good = {
  id: '0199a1c2-0000-7000-8000-000000000148',
  kind: 'JOB',
  count: 1,
  place: null,
  rows: [{ name: 'a' }],
  token: 'a'.repeat(20),
};

test('a matching value has no misfits', () => {
  expect(misfitsOf(schema, good)).toEqual([]);
});

test.each([
  ['a wrong type', { count: '1' }, 'count', 'a number', '"1"'],
  ['a wrong word', { kind: 'job' }, 'kind', 'one of JOB, INTERNSHIP', '"job"'],
  ['a wrong format', { id: '7' }, 'id', 'a UUID', '"7"'],
  ['a number too large', { count: 10 }, 'count', 'at most 9', '10'],
  ['null where it may not be', { kind: null }, 'kind', 'one of JOB, INTERNSHIP', 'null'],
  ['something wrong inside what may be null', { place: { city: 7 } }, 'place.city', 'a text', '7'],
  ['neither of two', { place: 7 }, 'place', 'an object or null', '7'],
  ['an unknown field', { note: 'x' }, 'note', 'no such field', '"x"'],
  ['an unknown field in a list', { rows: [{ name: 'a', note: 1 }] }, 'rows[].note', 'no such field', '1'],
  [
    'a secret, without showing it',
    { token: 'secret' },
    'token',
    'at least 20 characters',
    'a text of 6 characters',
  ],
])('names %s', (_, changes, path, expected, got) => {
  expect(misfitsOf(schema, { ...good, ...changes })).toEqual([{ path, expected, got }]);
});

test('names a missing field', () => {
  const { kind: _, ...rest } = good;
  expect(misfitsOf(schema, rest)).toMatchObject([{ path: 'kind', got: 'nothing: it is missing' }]);
});

test('names the same misfit of many rows once', () => {
  expect(misfitsOf(schema, { ...good, rows: [{ name: 1 }, { name: 2 }, { name: 3 }] })).toEqual([
    { path: 'rows[].name', expected: 'a text', got: '1, and so in 2 more' },
  ]);
});

test('reports a response that is not an object', () => {
  expect(misfitsOf(schema, [])).toEqual([{ path: 'body', expected: 'an object', got: '[]' }]);
});
