import { describe, expect, test } from 'vitest';
import { idOf, momentAt, rowsIn, valuesAt } from './row.ts';

describe('a row', () => {
  test.each([
    ['its own id', { id: 'a', company: { id: 'b' } }, 'a'],
    ['the one thing it is about', { company: { id: 'b' }, viewedAt: 'x' }, 'b'],
    [
      'its thread, of which a party has many',
      { threadUniqueId: 't', entity: { id: 'e' }, lastMessage: null },
      't',
    ],
    ['its party, with which there may be no thread', { threadUniqueId: null, entity: { id: 'e' } }, 'e'],
    ['nothing', { startsAt: 'x' }, undefined],
  ])('is known by %s', (_, row, id) => {
    expect(idOf(row)).toBe(id);
  });

  test('has a value for each entry of a list, and none for null', () => {
    expect(valuesAt({ locations: [{ id: 'a' }, { id: 'b' }] }, 'locations.id')).toEqual(['a', 'b']);
    expect(valuesAt({ company: null }, 'company.id')).toEqual([]);
  });

  test('has no moment if the text is invalid', () => {
    expect(momentAt({ at: '2026-11-20T03:00:00.000Z' }, 'at')).toBe(Date.UTC(2026, 10, 20, 3));
    expect(momentAt({ at: 'soon' }, 'at')).toBeUndefined();
  });
});

test.each([
  ['a page', { data: { totalRecords: 5, companies: [{ id: 'a' }] } }, 5, 'data.companies'],
  ['a list without pages', { data: [{ id: 'a' }] }, 1, 'data'],
  ['a list inside an object', { data: { from: 'x', slots: [{ id: 'a' }] } }, 1, 'data.slots'],
])('the rows of %s are found', (_, body, total, path) => {
  expect(rowsIn(body)).toEqual({ rows: [{ id: 'a' }], total, path });
});
