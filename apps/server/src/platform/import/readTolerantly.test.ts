import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readTolerantly } from './readTolerantly.ts';
import { because, reasonMessage, RecordRefusal } from './reason.ts';

const schema = z
  .strictObject({
    id: z.string(),
    size: z.number().default(0),
    place: z.strictObject({ city: z.string(), floor: z.int().nullish() }).nullable().default(null),
    tags: z.array(z.string().max(3)).default([]),
    rooms: z.array(z.strictObject({ name: z.string(), seats: z.int() })).default([]),
    from: z.string().default(''),
    to: z.string().default('z'),
  })
  .superRefine(({ from, to }, context) => {
    if (to < from)
      context.addIssue({
        code: 'custom',
        path: ['to'],
        params: because('before', { value: to, other: 'from', limit: from }),
      });
  });

type Data = z.output<typeof schema>;

function read(
  value: unknown,
  mayLack = (_property: string) => true,
  check: (data: Data) => void = () => undefined,
) {
  const toRow = (row: Data) => {
    check(row);
    return { row };
  };
  const result = readTolerantly(schema, value, { mayLack, toRow });
  return 'refused' in result
    ? result.refused.map((reason) => reasonMessage(reason, 'en'))
    : {
        ...result.row,
        leftOut: result.leftOut?.map(({ field, reason }) => [field, reasonMessage(reason, 'en')]),
      };
}

const EMPTY = { id: 'a', size: 0, place: null, tags: [], rooms: [], from: '', to: 'z', leftOut: [] };

describe('of a record', () => {
  test.each<[string, object, object]>([
    ['a property', { size: 'big' }, { leftOut: [['size', 'size: is not a number']] }],
    ['an unknown property', { hue: 1 }, { leftOut: [['hue', 'hue: is not known']] }],
    [
      'an optional property of an object',
      { place: { city: 'Otaru', floor: 'top' } },
      { place: { city: 'Otaru' }, leftOut: [['place.floor', 'place.floor: is not a number']] },
    ],
    [
      'an object without a property that it needs',
      { place: { city: 7, floor: 1 } },
      { leftOut: [['place', 'place.city: is not text']] },
    ],
    [
      'entries of a list, by their places in the file',
      { tags: ['a', 'long', 'b', 7, 'c', 'wide'] },
      {
        tags: ['a', 'b', 'c'],
        leftOut: [
          ['tags.5', 'tags.5: has more than 3 characters: 4'],
          ['tags.3', 'tags.3: is not text'],
          ['tags.1', 'tags.1: has more than 3 characters: 4'],
        ],
      },
    ],
    [
      'an entry with several faults, once',
      {
        rooms: [{ name: 1, seats: 'x' }, { name: 'A', seats: 2 }, { name: 'B' }],
      },
      {
        rooms: [{ name: 'A', seats: 2 }],
        leftOut: [
          ['rooms.2', 'rooms.2.seats: is missing'],
          ['rooms.0', 'rooms.0.name: is not text'],
        ],
      },
    ],
    [
      'what contradicts another property, which is seen once the others can be read',
      { size: 'big', from: 'b', to: 'a' },
      {
        from: 'b',
        leftOut: [
          ['size', 'size: is not a number'],
          ['to', 'to: a is before from (b)'],
        ],
      },
    ],
  ])('%s is left out if it cannot be read', (_what, fields, read_) => {
    expect(read({ id: 'a', ...fields })).toEqual({ ...EMPTY, ...read_ });
  });

  test.each<[string, unknown, readonly string[]]>([
    [
      'without what it needs, told with its other faults',
      { size: 'big' },
      ['id: is missing', 'size: is not a number'],
    ],
    ['whose required property cannot be read', { id: 7 }, ['id: is not text']],
    ['that is none', 'text', ['is not an object']],
  ])('nothing is stored of one %s', (_what, value, reasons) => {
    expect(read(value)).toEqual(reasons);
  });

  test('nothing is stored if a required property cannot be read', () => {
    expect(read({ id: 'a', size: 'big', tags: [1] }, (property) => property !== 'size')).toEqual([
      'size: is not a number',
      'tags.0: is not text',
    ]);
  });

  test('what a check refuses is left out, or the record where it names no property', () => {
    const tooBig = ({ size }: Data) => {
      if (size > 5)
        throw new RecordRefusal({ code: 'tooHigh', field: 'size', values: { value: size, limit: 5 } });
    };
    expect(read({ id: 'a', size: 6 }, undefined, tooBig)).toEqual({
      ...EMPTY,
      leftOut: [['size', 'size: 6 is above 5']],
    });
    const refuse = () => {
      throw new RecordRefusal({ code: 'noIdentifier' });
    };
    expect(read({ id: 'a', tags: [1] }, undefined, refuse)).toEqual([
      'has neither an identifier nor a url',
      'tags.0: is not text',
    ]);
  });

  test('entries of several lists are left out of each, whatever the order of their faults', () => {
    const result = read({
      id: 'a',
      tags: Array.from({ length: 40 }, (_entry, index) => (index % 3 === 0 ? `${index}` : 'long')),
      rooms: Array.from({ length: 40 }, (_entry, index) => ({
        name: `${index}`,
        seats: index % 4 === 0 ? 1 : 'x',
      })),
    });
    expect(result).toMatchObject({
      tags: Array.from({ length: 14 }, (_entry, index) => `${index * 3}`),
      rooms: Array.from({ length: 10 }, (_entry, index) => ({ name: `${index * 4}` })),
    });
  });

  test('the value itself is not changed', () => {
    const value = { id: 'a', tags: ['long'] };
    read(value);
    expect(value).toEqual({ id: 'a', tags: ['long'] });
  });
});

test('many invalid entries take time in proportion', () => {
  const before = process.cpuUsage();
  const result = read({ id: 'a', tags: Array.from({ length: 50_000 }, (_entry, index) => index) });
  expect(result).toMatchObject({ tags: [] });
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
});
