import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createFakeClock } from '../../../test/fakes.ts';
import { toPageJson, TOTAL_LIMIT } from './page.ts';
import { NO_ROWS } from './rowsJson.ts';
import { createTotalCache } from './totalCache.ts';

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
  const { schema } = manifest.job.listJobs.answers[200];
  const withTotal = (totalRecords: number): boolean =>
    schema.safeParse({
      data: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1, totalRecords, data: [] },
    }).success;
  expect([withTotal(TOTAL_LIMIT), withTotal(TOTAL_LIMIT + 1)]).toEqual([true, false]);
});

test('a total is computed once while it is fresh, also for requests at the same time', async () => {
  const clock = createFakeClock();
  const totals = createTotalCache(clock, 1000);
  let computed = 0;
  const compute = async (): Promise<number> => {
    computed += 1;
    return 7;
  };
  expect(await Promise.all([totals.get('a', compute), totals.get('a', compute)])).toEqual([7, 7]);
  expect(computed).toBe(1);
  clock.advance(1000);
  await totals.get('a', compute);
  expect(computed).toBe(2);
});

test('a total that could not be computed is not remembered', async () => {
  const totals = createTotalCache(createFakeClock(), 1000);
  await expect(totals.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  expect(await totals.get('a', () => Promise.resolve(3))).toBe(3);
});
