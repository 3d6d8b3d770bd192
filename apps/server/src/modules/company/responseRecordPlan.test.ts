import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addManyJobs } from '../../../test/manyJobs.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { connect } from '../../platform/database/connection.ts';
import { responseRecord } from './responseRecord.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');

let own: TestDatabase;

/** Twenty applications to each of 2,000 jobs, nine of them within a year. */
beforeAll(async () => {
  own = await createTestDatabase();
  await addManyJobs(own.database, 2_000, NOW);
  const patient = connect({ url: own.url, poolSize: 1, statementTimeout: 0 });
  await sql`set session_replication_role = replica`.execute(patient.database);
  await sql`
    insert into applications (id, user_id, job_id, stage, applied_at, stage_changed_at, created_at)
    select gen_random_uuid(), gen_random_uuid(), j.id, 'APPLIED', moment, moment, moment
    from jobs j cross join generate_series(1, 20) n
    cross join lateral (select ${NOW}::timestamptz - n * interval '40 days' as moment) at`.execute(
    patient.database,
  );
  await sql`vacuum analyze applications`.execute(patient.database);
  await patient.close();
});
afterAll(() => own.close());

test('the response record of a company reads its applications from one index', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select ${responseRecord(sql<string>`c.id`, NOW)} from companies c
    where c.id = (select id from companies order by name limit 1)`.execute(own.database);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Only Scan using applications_job_applied on applications');
  expect(plan).not.toContain('Seq Scan on applications');
});
