import { expect, it } from 'vitest';
import { limitsOf } from './limits.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength });

/** A contract with a `Request` of these fields, and a `Response`. */
const contractOf = (properties: Readonly<Record<string, unknown>>) => ({
  paths: {
    '/things': {
      parameters: [{ name: 'id' }],
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Request' } } },
        },
      },
      get: {},
    },
  },
  components: {
    schemas: {
      Request: { type: 'object', properties },
      Response: { type: 'object', properties: { name: text(3) } },
      Name: text(100),
      Address: { type: 'object', properties: { city: text(50), country: { type: 'string' } } },
    },
  },
});

it.each([
  ['a text', text(10), { maxLength: 10 }],
  ['a number', { type: 'integer', minimum: 1, maximum: 5 }, { minimum: 1, maximum: 5 }],
  ['what a reference leads to', { $ref: '#/components/schemas/Name' }, { maxLength: 100 }],
  [
    'what may be null',
    { oneOf: [{ $ref: '#/components/schemas/Name' }, { type: 'null' }] },
    { maxLength: 100 },
  ],
  [
    'a list and its items',
    { type: 'array', maxItems: 5, items: { $ref: '#/components/schemas/Name' } },
    { maxItems: 5, item: { maxLength: 100 } },
  ],
])('knows the limits of %s', (_case, schema, expected) => {
  expect(limitsOf(contractOf({ field: schema })).get('Request')).toEqual({ field: expected });
});

it('contains limits of nested request schemas, and none of response-only schemas', () => {
  const found = limitsOf(contractOf({ address: { $ref: '#/components/schemas/Address' }, note: text(9) }));
  expect(Object.fromEntries(found)).toEqual({
    Address: { city: { maxLength: 50 } },
    Request: { note: { maxLength: 9 } },
  });
});
