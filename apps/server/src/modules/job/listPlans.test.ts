import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addManyJobs } from '../../../test/manyJobs.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import type { JobFilter } from './jobFilter.ts';
import { jobPage, jobTotal } from './listJobs.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const STUDENT = '0199a1c2-0000-7000-8000-000000000001';

let own: TestDatabase;
let known: Readonly<Record<'location' | 'category' | 'industry' | 'company' | 'university', string>>;

beforeAll(async () => {
  own = await createTestDatabase();
  await addManyJobs(own.database, 20_000, NOW);
  const { rows } = await sql<typeof known>`
    select (select location_id from job_locations order by job_id limit 1) as location,
      (select id from job_categories where parent_id is not null order by position limit 1) as category,
      (select id from industries where parent_id is null order by position limit 1) as industry,
      (select id from companies order by name limit 1) as company,
      (select id from universities order by name limit 1) as university`.execute(own.database);
  if (rows[0] === undefined) throw new Error('There is no data to ask for.');
  known = rows[0];
}, 180_000);
afterAll(() => own.close());

/** Every filter of the contract, some that find much, little or nothing, and several at once. */
const FILTERS: Readonly<Record<string, () => Partial<JobFilter>>> = {
  none: () => ({}),
  'a long word': () => ({ search: 'エンジニア' }),
  'a short word': () => ({ search: '看護' }),
  'a rare word': () => ({ search: 'many-777' }),
  'a short and a long word': () => ({ search: '東京 エンジニア' }),
  'signs alone': () => ({ search: 'c++ %_' }),
  kind: () => ({ kind: 'INTERNSHIP' }),
  location: () => ({ locationId: [known.location] }),
  category: () => ({ categoryId: [known.category] }),
  industry: () => ({ industryId: [known.industry] }),
  company: () => ({ companyId: known.company }),
  'employment status': () => ({ employmentStatus: ['CONTRACT'] }),
  'work style': () => ({ workStyle: ['REMOTE'] }),
  flextime: () => ({ isFlextime: true }),
  'graduation year': () => ({ graduationYear: [2028] }),
  'graduation year nobody asks for': () => ({ graduationYear: [2050] }),
  pay: () => ({ salaryFrom: 300_000 }),
  'pay nobody gives': () => ({ salaryFrom: 900_000_000 }),
  start: () => ({ startFrom: '2027-06-01' }),
  'start in the far future': () => ({ startFrom: '2099-01-01' }),
  English: () => ({ englishUse: ['BUSINESS'] }),
  'can apply': () => ({ canApply: true }),
  'quick answers': () => ({ answersWithinDays: 3 }),
  'several at once': () => ({
    locationId: [known.location],
    workStyle: ['REMOTE'],
    canApply: true,
    search: '機械設計',
  }),
};

const cases = Object.keys(FILTERS).flatMap((filter) =>
  (['PUBLIC', 'UNIVERSITY'] as const).flatMap((audience) =>
    (['POSTED', 'DEADLINE', 'SALARY'] as const).map((sort) => ({ filter, audience, sort })),
  ),
);

test.each(cases)(
  '$audience jobs by $filter in the order $sort scan no whole table',
  async ({ filter, audience, sort }) => {
    const viewer = { id: STUDENT, universityId: known.university, graduationYear: 2027 };
    const asked: JobFilter = { audience, sort, ...FILTERS[filter]?.() };
    for (const statement of [
      jobPage(asked, { page: 1, size: 20 }, viewer, NOW),
      jobTotal(asked, viewer, NOW),
    ]) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(own.database);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('Scan');
      expect(plan).not.toMatch(/Seq Scan on (jobs|job_locations)\b/);
    }
  },
);
