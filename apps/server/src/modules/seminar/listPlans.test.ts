import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addManyJobs } from '../../../test/manyJobs.ts';
import { addManySeminars } from '../../../test/manySeminars.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import type { Database } from '../../platform/database/schema.ts';
import { dueStatement } from './applications/settleSeminar.ts';
import { selectCount, selectSlice } from '../../platform/page/list.ts';
import { listSeminars } from './listSeminars.ts';
import type { SeminarFilter } from './seminarFilter.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const STUDENT = '0199a1c2-0000-7000-8000-000000000001';

let own: TestDatabase;
let known: Readonly<Record<'industry' | 'company' | 'university', string>>;

beforeAll(async () => {
  own = await createTestDatabase();
  await addManyJobs(own.database, 2_000, NOW);
  await addManySeminars(own.database, 20_000, NOW);
  const { rows } = await sql<typeof known>`
    select (select id from industries where parent_id is null order by position limit 1) as industry,
      (select id from companies order by name limit 1) as company,
      (select id from universities order by name limit 1) as university`.execute(own.database);
  if (rows[0] === undefined) throw new Error('There is no data to ask for.');
  known = rows[0];
});
afterAll(() => own.close());

/** Every filter of the contract, some that find much, little or nothing, and several at once. */
const FILTERS: Readonly<Record<string, () => Partial<SeminarFilter>>> = {
  none: () => ({}),
  'a long word': () => ({ search: 'セミナー1' }),
  'a short word': () => ({ search: '19' }),
  'a rare word': () => ({ search: '12345' }),
  style: () => ({ style: ['ONLINE', 'BOTH'] }),
  industry: () => ({ industryId: [known.industry] }),
  company: () => ({ companyId: known.company }),
  'the days from one on': () => ({ from: '2026-12-01' }),
  'the days up to one': () => ({ to: '2026-11-30' }),
  'can apply': () => ({ canApply: true }),
  'several at once': () => ({ style: ['OFFLINE'], canApply: true, to: '2027-01-31', search: 'company' }),
};

const cases = Object.keys(FILTERS).flatMap((filter) =>
  (['PUBLIC', 'UNIVERSITY'] as const).flatMap((audience) =>
    (['START', 'DEADLINE', 'POSTED'] as const).map((sort) => ({ filter, audience, sort })),
  ),
);

async function planOf(database: Kysely<Database>, statement: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(database);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('a list of 20,000', () => {
  test.each(cases)(
    '$audience seminars by $filter in the order $sort scans no whole table',
    async ({ filter, audience, sort }) => {
      const viewer = {
        id: STUDENT,
        universityId: known.university,
        graduationYear: 2027,
        timezone: 'JST',
      };
      const requested: SeminarFilter = { audience, sort, ...FILTERS[filter]?.() };
      for (const statement of [
        selectSlice(listSeminars(requested, viewer, NOW), { offset: 0, size: 20 }),
        selectCount(listSeminars(requested, viewer, NOW)),
      ]) {
        const plan = await planOf(own.database, statement);
        expect(plan).toContain('Scan');
        expect(plan).not.toMatch(/Seq Scan on (seminars|seminar_applications)\b/);
      }
    },
  );
});

test('finding what is due scans no table sequentially', async () => {
  const plan = await planOf(own.database, dueStatement(NOW));
  expect(plan).toContain('seminars_undecided');
  expect(plan).not.toMatch(/Seq Scan on seminars\b/);
});
