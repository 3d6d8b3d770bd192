import { sql, type Kysely, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';
import { present } from './present.ts';
import type { Database } from '../src/platform/database/schema.ts';
import { counsellorPage } from '../src/modules/user/counsellors/readCounsellors.ts';
import { selectSlice } from '../src/platform/page/list.ts';
import { listCounsellings } from '../src/modules/university/counsellings/listCounsellings.ts';
import { bookableTime } from '../src/modules/university/slots/bookableDays.ts';
import { counsellorTimes, isFree } from '../src/modules/university/slots/counsellorTimes.ts';
import { listUniversities } from '../src/modules/university/universities/universityJson.ts';
import { listSponsors } from '../src/modules/university/universities/sponsors.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const PAGE = { page: 1, size: 20 };
const FIRST = { offset: 0, size: 20 };

let own: TestDatabase;
let universityId: string;
let userId: string;

beforeAll(async () => {
  own = await createTestDatabase();
  await addManyAppointments(own.database);
  const { rows } = await sql<{ university: string; student: string }>`
    select (select id from universities order by name limit 1) as university,
      (select id from users order by email limit 1) as student`.execute(own.database);
  ({ university: universityId, student: userId } = present(rows[0]));
});
afterAll(() => own.close());

/** A thousand universities, one of them with thirty counsellors who gave or booked 6,000 appointments. */
async function addManyAppointments(database: Kysely<Database>): Promise<void> {
  await sql`insert into universities (id, name, name_jp, details)
    select gen_random_uuid(), 'University ' || n, '第' || n || '大学', '{}' from generate_series(1, 1000) n`.execute(
    database,
  );
  await sql`insert into companies (id, name, details) select gen_random_uuid(), 'Company ' || n, '{}' from generate_series(1, 3000) n`.execute(
    database,
  );
  await sql`insert into university_sponsors (university_id, company_id)
    select u.id, c.id from (select id, row_number() over (order by name) as n from companies) c
    join (select id, row_number() over (order by name) as n from universities) u on u.n = 1 + c.n % 50`.execute(
    database,
  );
  await sql`insert into users (id, email) select gen_random_uuid(), 'student' || n || '@many.example' from generate_series(1, 2000) n`.execute(
    database,
  );
  await sql`insert into counsellors (id, university_id, name, style, languages, topics, timezone)
    select gen_random_uuid(), (select id from universities order by name limit 1), 'Counsellor ' || n, 'BOTH', '{ja}', '{OTHER}', 'Asia/Tokyo'
    from generate_series(1, 30) n`.execute(database);
  await sql`insert into counsellor_hours (counsellor_id, weekday, from_time, to_time)
    select id, day, '09:00', '18:00' from counsellors, generate_series(1, 5) day`.execute(database);
  // Each counsellor has one an hour, each student one in 67 hours: none overlap.
  await sql`insert into counsellings (id, user_id, counsellor_id, topic, style, starts_at, ends_at, status, booked_at)
    select gen_random_uuid(), u.id, c.id, 'OTHER', 'ONLINE', t.starts_at, t.starts_at + interval '45 minutes',
      case when t.starts_at > ${NOW.toISOString()}::timestamptz then 'BOOKED' when numbers.n % 9 = 0 then 'MISSED' else 'ATTENDED' end,
      t.starts_at - interval '9 days'
    from generate_series(0, 5999) as numbers(n)
    join (select id, row_number() over (order by name) - 1 as n from counsellors) c on c.n = numbers.n % 30
    join (select id, row_number() over (order by email) - 1 as n from users) u on u.n = numbers.n % 2000
    cross join lateral (select ${NOW.toISOString()}::timestamptz + make_interval(hours => 100 - numbers.n / 30) as starts_at) t`.execute(
    database,
  );
  await sql`analyze`.execute(database);
}

const statements: Readonly<Record<string, () => RawBuilder<unknown>>> = {
  'the list of universities': () => selectSlice(listUniversities(undefined, 'jp'), FIRST),
  'a search for a university by a long word': () => selectSlice(listUniversities('第77', 'jp'), FIRST),
  'a search for a university by a rare word': () =>
    selectSlice(listUniversities('university 777', 'jp'), FIRST),
  'the sponsors of a university': () => selectSlice(listSponsors(universityId, undefined, NOW), FIRST),
  "a student's appointments": () => selectSlice(listCounsellings({}, userId, NOW), FIRST),
  "a student's appointments ahead": () =>
    selectSlice(listCounsellings({ time: 'AHEAD' }, userId, NOW), FIRST),
  'the counsellors of a university': () =>
    counsellorPage({}, PAGE, { id: userId, universityId, timezone: 'JST', language: 'jp' }, NOW),
  'the free times of a university': () => sql`
    select t.starts_at from (${counsellorTimes({ universityId }, bookableTime('JST', NOW))}) t where ${isFree('t')}`,
};

test.each(Object.keys(statements))('%s reads no whole table of appointments', async (name) => {
  const statement = present(statements[name])();
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(own.database);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Scan');
  expect(plan).not.toMatch(/Seq Scan on (counsellings|university_sponsors|companies)\b/);
});

test('the free times of thirty counsellors over two months come within a second', async () => {
  const statement = present(statements['the counsellors of a university'])();
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, timing off) ${statement}`.execute(
    own.database,
  );
  const took = /Execution Time: ([\d.]+) ms/.exec(rows.map((row) => row['QUERY PLAN']).join('\n'))?.[1];
  expect(Number(took)).toBeLessThan(1_000);
});
