import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownFilters, type KnownFilters } from '../../../../test/jobFilters.ts';
import { addManyJobs } from '../../../../test/manyJobs.ts';
import { rowsRead } from '../../../../test/rowsRead.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/testDatabase.ts';
import { expandFilter } from './expandFilters.ts';
import type { ExpandedJobFilter } from './jobFilter.ts';
import type { SearchScope } from '../../../platform/search/searchCondition.ts';
import { selectByIds, selectCount, selectSlice } from '../../../platform/page/list.ts';
import { jobSource } from './jobSources.ts';
import { listJobs } from './listJobs.ts';
import { classOf, type ViewerClass } from '../posting/viewer.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const STUDENT = '0199a1c2-0000-7000-8000-000000000001';
const JOBS = process.env['FULL'] === undefined ? 10_000 : 100_000;

const SIZE = 20;

/** The first page of matches by name and of matches by description, each a separate statement. */
const PLACES: readonly SearchScope[] = ['NAMED', 'DESCRIBED'];
const FIRST = { offset: 0, size: SIZE };

/** Rows a page may read for each job it has place for. */
const MAX_READ = 200;

let own: TestDatabase;
let known: KnownFilters;
let viewer: ViewerClass;

beforeAll(async () => {
  own = await createTestDatabase();
  await addManyJobs(own.database, JOBS, NOW);
  known = await knownFilters(own.database);
  viewer = classOf({
    id: STUDENT,
    universityId: known.university,
    graduationYear: 2027,
    needsVisa: null,
  });
});
afterAll(() => own.close());

const lists = (['PUBLIC', 'UNIVERSITY'] as const).flatMap((audience) =>
  (['POSTED', 'DEADLINE', 'SALARY'] as const).map((sort) => ({ audience, sort })),
);

describe.each(lists)('$audience jobs in the order $sort', (list) => {
  const everyFilter = (): Promise<readonly (readonly [name: string, filter: ExpandedJobFilter])[]> =>
    Promise.all(
      Object.entries({ ...known.alone, ...known.together }).map(
        async ([name, filter]) => [name, await expandFilter(own.database, { ...list, ...filter })] as const,
      ),
    );

  test('scan no complete table, whatever the filter', async () => {
    for (const [name, filter] of await everyFilter()) {
      for (const statement of [
        ...PLACES.map((place) => selectSlice(listJobs(filter, viewer, NOW, place), FIRST)),
        selectCount(listJobs(filter, viewer, NOW)),
        selectByIds(listJobs(filter, viewer, NOW), [STUDENT]),
      ]) {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(own.database);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan, name).toContain('Scan');
        expect(plan, name).not.toMatch(/Seq Scan on (jobs|job_locations)\b/);
      }
    }
  });

  test(`read at most ${MAX_READ} rows for each place on a page, by each filter and by several at once`, async () => {
    for (const [name, filter] of await everyFilter()) {
      for (const place of PLACES) {
        const { read } = await rowsRead(
          own.database,
          selectSlice(listJobs(filter, viewer, NOW, place), FIRST),
        );
        expect(read / SIZE, `${name}, ${place}`).toBeLessThanOrEqual(MAX_READ);
      }
    }
  });
});

test('the search of everything reads few rows of jobs, with and without what looks like a code', async () => {
  const user = { id: STUDENT, universityId: known.university };
  for (const search of ['nothingfound', 'nurse', 'Company 7', '看護', 'engineer 大阪', 'こ'])
    for (const part of jobSource.parts({ search, user, language: 'en', now: NOW })) {
      const { read } = await rowsRead(own.database, part);
      expect(read, search).toBeLessThanOrEqual(MAX_READ * SIZE);
    }
});
