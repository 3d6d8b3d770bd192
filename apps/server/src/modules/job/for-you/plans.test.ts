import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addManyJobs } from '../../../../test/manyJobs.ts';
import { present } from '../../../../test/present.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/testDatabase.ts';
import { expandFilters } from '../lists/expandFilters.ts';
import { newJobCounts, type NewSavedSearch } from '../saved-searches/savedSearch.ts';
import { forYouTiers, forYouTotal } from './listJobsForYou.ts';
import type { StudentInterests } from './studentInterests.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const STUDENT = '0199a1c2-0000-7000-8000-000000000001';
const JOBS = 5_000;

let own: TestDatabase;
let known: Readonly<Record<'location' | 'category' | 'industry' | 'university', string>>;

beforeAll(async () => {
  own = await createTestDatabase();
  await addManyJobs(own.database, JOBS, NOW);
  const { rows } = await sql<typeof known>`
    select (select location_id from job_locations order by job_id limit 1) as location,
      (select id from job_categories where parent_id is not null order by position limit 1) as category,
      (select id from industries where parent_id is null order by position limit 1) as industry,
      (select id from universities order by name limit 1) as university`.execute(own.database);
  known = present(rows[0]);
});
afterAll(() => own.close());

async function planOf(statement: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(own.database);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

function expectNoWholeScan(plan: string): void {
  expect(plan).toContain('Scan');
  expect(plan).not.toMatch(/Seq Scan on (jobs|job_locations)\b/);
}

const INTERESTS: Readonly<Record<string, () => Partial<StudentInterests>>> = {
  everything: () => ({
    categoryIds: [known.category],
    locationIds: [known.location],
    graduationYear: 2027,
    speaksEnglish: true,
  }),
  'a field': () => ({ categoryIds: [known.category] }),
  'a place': () => ({ locationIds: [known.location] }),
  'a year': () => ({ graduationYear: 2027 }),
  'a year nobody asks for': () => ({ graduationYear: 2050 }),
  'a language': () => ({ speaksEnglish: true }),
};

test.each(Object.keys(INTERESTS))(
  'jobs for a student with %s are found without a scan of all',
  async (name) => {
    const interests: StudentInterests = {
      categoryIds: [],
      locationIds: [],
      graduationYear: null,
      speaksEnglish: false,
      ...INTERESTS[name]?.(),
    };
    const viewer = {
      id: STUDENT,
      universityId: null,
      graduationYear: interests.graduationYear,
      needsVisa: null,
    };
    for (const needed of [20, 500]) {
      const tiers = forYouTiers(interests, needed, viewer, NOW);
      expect(tiers.length).toBeGreaterThan(0);
      for (const tier of tiers) expectNoWholeScan(await planOf(tier));
    }
    expectNoWholeScan(await planOf(present(forYouTotal(interests, viewer, NOW))));
  },
);

test('new jobs of fifty searches are counted without a scan of all', async () => {
  const filters: readonly NewSavedSearch['filters'][] = [
    {},
    { search: 'エンジニア', canApply: true },
    { search: '看護' },
    { locationId: [known.location] },
    { categoryId: [known.category], workStyle: ['REMOTE'] },
    { industryId: [known.industry] },
    { answersWithinDays: 3 },
    { graduationYear: [2050] },
  ];
  const expanded = await expandFilters(
    own.database,
    Array.from({ length: 50 }, (_, index) => ({
      ...filters[index % filters.length],
      audience: index % 9 === 0 ? ('UNIVERSITY' as const) : ('PUBLIC' as const),
      sort: 'POSTED' as const,
    })),
  );
  const searches = Array.from({ length: 50 }, (_, index) => ({
    filter: present(expanded[index]),
    since: new Date(NOW.getTime() - index * 86_400_000).toISOString(),
  }));
  const viewer = { id: STUDENT, universityId: known.university, graduationYear: 2027, needsVisa: null };
  const statement = newJobCounts(searches, viewer, NOW);
  expectNoWholeScan(await planOf(statement));
  const { rows } = await statement.execute(own.database);
  expect(present(rows[0]).counts).toHaveLength(50);
  expect(Math.max(...present(rows[0]).counts)).toBe(100);
});
