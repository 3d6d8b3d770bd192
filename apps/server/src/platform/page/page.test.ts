import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { toPageJson, TOTAL_LIMIT } from './page.ts';
import { NO_ROWS } from './rowsJson.ts';

test.each([
  [{ page: 1, size: 20 }, 0, { currentPage: 1, nextPage: null, prevPage: null, totalPages: 0 }],
  [{ page: 1, size: 20 }, 20, { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1 }],
  [{ page: 1, size: 20 }, 21, { currentPage: 1, nextPage: 2, prevPage: null, totalPages: 2 }],
  [{ page: 2, size: 20 }, 21, { currentPage: 2, nextPage: null, prevPage: 1, totalPages: 2 }],
  [{ page: 9, size: 20 }, 21, { currentPage: 9, nextPage: null, prevPage: 2, totalPages: 2 }],
])('%j of %i has its neighbours', (request, total, frame) => {
  expect(JSON.parse(toPageJson(request, total, NO_ROWS.rows, 'data').text)).toEqual({
    ...frame,
    totalRecords: total,
    data: [],
  });
});

test('a total stops where the contract says it stops', () => {
  expect(JSON.parse(toPageJson({ page: 1, size: 1000 }, 123_456, NO_ROWS.rows, 'data').text)).toMatchObject({
    totalRecords: TOTAL_LIMIT,
    totalPages: TOTAL_LIMIT / 1000,
  });
  const { schema } = manifest.job.listJobs.responses[200];
  const withTotal = (totalRecords: number): boolean =>
    schema.safeParse({
      data: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1, totalRecords, data: [] },
    }).success;
  expect([withTotal(TOTAL_LIMIT), withTotal(TOTAL_LIMIT + 1)]).toEqual([true, false]);
});
