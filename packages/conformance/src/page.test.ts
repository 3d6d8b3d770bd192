import { describe, expect, test } from 'vitest';
import { arithmeticOf, pageIn, sharedRows, type Page } from './page.ts';

const rows = (from: number, to: number): { id: string }[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: `row ${from + index}` }));

const page: Page = {
  currentPage: 2,
  nextPage: 3,
  prevPage: 1,
  totalPages: 3,
  totalRecords: 45,
  rows: rows(20, 40),
  rowsName: 'data',
};
const wrong = (changes: Partial<Page>, requested = { page: 2, size: 20 }): string[] =>
  arithmeticOf({ ...page, ...changes }, requested).map(({ path }) => path);

describe('a page', () => {
  test('is found under any name of its rows', () => {
    const data = { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1, totalRecords: 1 };
    expect(pageIn({ data: { ...data, companies: [{ id: 'a' }] } })).toMatchObject({ rowsName: 'companies' });
    expect(pageIn({ data: { id: 'a' } })).toBeUndefined();
  });

  test('a correct one has no differences', () => {
    expect(wrong({})).toEqual([]);
    expect(
      wrong({ currentPage: 3, nextPage: null, prevPage: 2, rows: rows(40, 45) }, { page: 3, size: 20 }),
    ).toEqual([]);
  });

  test('of nothing is page 1 of 0', () => {
    const empty = {
      currentPage: 1,
      nextPage: null,
      prevPage: null,
      totalPages: 0,
      totalRecords: 0,
      rows: [],
    };
    expect(wrong(empty, { page: 1, size: 20 })).toEqual([]);
    expect(wrong({ ...empty, totalPages: 1 }, { page: 1, size: 20 })).toEqual(['data.totalPages']);
  });

  test.each([
    ['currentPage', { currentPage: 1 }],
    ['totalPages', { totalPages: 2 }],
    ['nextPage', { nextPage: null }],
    ['nextPage', { nextPage: 4 }],
    ['prevPage', { prevPage: null }],
    ['data', { rows: rows(20, 39) }],
    ['data', { rows: rows(20, 45) }],
    ['totalRecords', { nextPage: null, totalPages: 2, totalRecords: 40, rows: rows(20, 39) }],
  ])('is found out by its %s: %j', (name, changes) => {
    expect(wrong(changes)).toEqual([`data.${name}`]);
  });

  test('past where counting stops may have more pages behind it', () => {
    const last = { currentPage: 500, prevPage: 499, nextPage: 501, totalPages: 612, totalRecords: 10_000 };
    expect(wrong(last, { page: 500, size: 20 })).toEqual([]);
    expect(wrong({ ...last, totalPages: 499 }, { page: 500, size: 20 })).toEqual(['data.totalPages']);
  });

  test('shares its rows with no other', () => {
    expect(sharedRows(page, { ...page, rows: rows(40, 45) })).toEqual([]);
    expect(sharedRows(page, { ...page, rows: rows(39, 45) })).toEqual(['row 39']);
  });
});
