import { describe, expect, it } from 'vitest';
import { fulfils } from './conditions.ts';
import type { OperationMemory } from './declaration.ts';
import { listData, listRows } from './listRows.ts';
import type { JsonObject } from './paths.ts';
import { evaluate, type Scope } from './values.ts';

const rows = [
  {
    id: 'a',
    kind: 'JOB',
    company: { id: 'x' },
    places: [{ id: 1 }, { id: 2 }],
    pay: 10,
    at: '2026-11-20T16:00:00.000Z',
  },
  { id: 'b', kind: 'INTERNSHIP', company: { id: 'y' }, places: [{ id: 2 }], pay: 30, at: null },
  { id: 'c', kind: 'JOB', company: { id: 'y' }, places: [], pay: 20, at: '2026-11-21T01:00:00.000Z' },
];

const scopeOf = (query: JsonObject = {}): Scope => ({
  params: {},
  query,
  body: { ids: ['a', 'c'], items: [{ id: 'a', stars: 3 }] },
  row: { id: 'b', count: 2 },
  own: null,
  made: null,
  changed: 0,
  example: { text: 'Example' },
  now: new Date('2026-11-20T04:00:00.000Z'),
  newId: () => 'new',
  token: () => 'token',
  find: (_collection, where, scope) => rows.filter((row) => fulfils(row, where, scope)),
});

const listed = (query: JsonObject, declared: OperationMemory = {}): string =>
  listRows(rows, declared, scopeOf(query))
    .map(({ id }) => String(id))
    .join('');

describe('a list', () => {
  it.each([
    ['a property of the same name', { kind: 'JOB' }, 'ac'],
    ['one of several values', { kind: ['JOB', 'INTERNSHIP'] }, 'abc'],
    ['the id of a part', { companyId: 'y' }, 'bc'],
    ['the id of one of its parts', { placeId: 2 }, 'ab'],
    ['a parameter that is left out', { kind: undefined }, 'abc'],
    ['words, whatever their width and case', { search: 'ｉＮtern' }, 'b'],
  ])('is filtered without a declaration by %s', (_case, query, ids) => {
    expect(listed(query)).toBe(ids);
  });

  it.each([
    ['at least', { pay: { atLeast: '$query.from' } }, { from: 20 }, 'bc'],
    ['at most', { pay: { atMost: '$query.from' } }, { from: 20 }, 'ac'],
    ['above', { pay: { above: '$query.from' } }, { from: 20 }, 'b'],
    ['below', { pay: { below: '$query.from' } }, { from: 20 }, 'a'],
    ['a day in Japan', { at: { fromDay: '$query.from' } }, { from: '2026-11-21' }, 'ac'],
    ['no later than a day in Japan', { at: { toDay: '$query.from' } }, { from: '2026-11-20' }, ''],
    ['nothing there', { at: null }, {}, 'b'],
    ['anything there', { at: { not: null } }, {}, 'ac'],
    ['none of several', { id: { not: ['a', 'b'] } }, {}, 'c'],
    ['what the request leaves out', { pay: { atLeast: '$query.from' } }, {}, 'abc'],
  ])('holds what is %s', (_case, where, query, ids) => {
    expect(listed(query, { where })).toBe(ids);
  });

  it.each([
    [{ pay: 'high' }, 'b'],
    [{ pay: 'low' }, 'a'],
    [{}, 'abc'],
  ])('is filtered by what each value means: %j', (query, ids) => {
    const filters = { pay: { $when: { high: { pay: { above: 20 } }, given: { pay: { below: 20 } } } } };
    expect(listed(query, { filters })).toBe(ids);
  });

  it('is filtered where a parameter is absent', () => {
    const filters = { kind: { $when: { absent: { kind: 'INTERNSHIP' }, given: { kind: '$query.kind' } } } };
    expect([listed({}, { filters }), listed({ kind: 'JOB' }, { filters })]).toEqual(['b', 'ac']);
  });

  it.each([
    ['pay', {}, 'acb'],
    ['-pay', {}, 'bca'],
    ['at', {}, 'acb'],
    ['-at', {}, 'cab'],
    [{ PAY: '-pay', TIME: 'at' }, { sort: 'TIME' }, 'acb'],
  ])('orders by %j, with unknown values last', (order, query, ids) => {
    expect(listed(query, { order })).toBe(ids);
  });

  it.each([
    [1, 2, { currentPage: 1, nextPage: 2, prevPage: null, totalPages: 2, totalRecords: 3 }, 2],
    [2, 2, { currentPage: 2, nextPage: null, prevPage: 1, totalPages: 2, totalRecords: 3 }, 1],
    [9, 2, { currentPage: 9, nextPage: null, prevPage: 2, totalPages: 2, totalRecords: 3 }, 0],
  ])('has page %i of size %i', (page, size, figures, count) => {
    const data = listData(rows, { totalRecords: 7, data: [] }, scopeOf({ page, size }));
    expect(data).toMatchObject(figures);
    expect(data).toHaveProperty('data.length', count);
  });

  it('is complete if the contract has no pages, in the form of the example', () => {
    expect(listData(rows, [], scopeOf())).toBe(rows);
    expect(listData(rows, { from: 'x', slots: [] }, scopeOf())).toEqual({ from: 'x', slots: rows });
  });
});

describe('a value', () => {
  it.each<readonly [unknown, unknown]>([
    ['APPLIED', 'APPLIED'],
    ['$row.id', 'b'],
    ['$now', '2026-11-20T04:00:00.000Z'],
    ['$today', '2026-11-20'],
    ['$id', 'new'],
    ['$token', 'token'],
    ['$example.text', 'Example'],
    ['$body.ids.1', 'c'],
    [{ note: '$body.note' }, { note: null }],
    [{ $count: 'rows', where: { kind: 'JOB' } }, 2],
    [{ $sum: 'pay', in: 'rows' }, 60],
    [{ $least: 'at', in: 'rows' }, '2026-11-20T16:00:00.000Z'],
    [{ $first: 'rows', where: { id: 'z' } }, null],
    [{ $at: 'pay', of: { $first: 'rows', where: { id: '$row.id' } } }, 30],
    [{ $plus: ['$row.count', 1] }, 3],
    [{ $or: ['$body.note', '$row.id'] }, 'b'],
    [{ $text: ['Row ', '$row.id'] }, 'Row b'],
    [{ $choose: '$row.id', a: 1, b: 2 }, 2],
    [{ $later: '$now', days: 1, minutes: 30 }, '2026-11-21T04:30:00.000Z'],
    [{ $day: '2026-11-20T16:00:00.000Z' }, '2026-11-21'],
    [{ $each: '$body.items', give: { is: '$own.id', of: 5 } }, [{ is: 'a', of: 5 }]],
    [{ $sorted: 'n', of: { $flat: [[{ n: 2 }], [{ n: 1 }]] } }, [{ n: 1 }, { n: 2 }]],
    [
      { $groups: 'rows', by: 'kind', as: 'kind', count: 'many' },
      [
        { kind: 'JOB', many: 2 },
        { kind: 'INTERNSHIP', many: 1 },
      ],
    ],
    [{ $below: 'rows', by: 'company.id', of: '$query.missing' }, undefined],
    [{ $below: 'rows', by: 'company.id', of: 'y' }, ['y', 'b', 'c']],
  ])('%j is %j', (value, expected) => {
    expect(evaluate(value, scopeOf())).toEqual(expected);
  });
});
