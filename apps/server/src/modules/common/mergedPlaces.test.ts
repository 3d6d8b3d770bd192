import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { migrate, migrationNames } from '../../platform/database/migrate.ts';

test('an installation that has one place under several names has it once, and loses no job, company or search of it', async () => {
  const { database, close } = await createTestDatabase(null);
  onTestFinished(close);
  const names = await migrationNames();
  await migrate(database, names[names.indexOf('0033_places_search') - 1]);
  await sql`
    insert into locations (id, city, city_jp, country) values
      ('00000000-0000-4000-8000-000000000001', '東京都', null, 'JP'),
      ('00000000-0000-4000-8000-000000000002', 'Tokyo', '東京', 'JP'),
      ('00000000-0000-4000-8000-000000000003', 'tokyo', null, null),
      ('00000000-0000-4000-8000-000000000004', '渋谷区', null, 'JP'),
      ('00000000-0000-4000-8000-000000000005', '東京', null, null),
      ('00000000-0000-4000-8000-000000000006', 'Tokyo, Japan', null, 'JP')`.execute(database);
  await sql`
    insert into companies (id, name, location_id)
    values ('00000000-0000-4000-8000-0000000000c1', '㈱ひかり', '00000000-0000-4000-8000-000000000003')`.execute(
    database,
  );
  await sql`
    insert into jobs (id, code, company_id, title, employment_status, posted_at, search_text, description)
    select ('00000000-0000-4000-8000-0000000000a' || n)::uuid, 'CODE-' || n, '00000000-0000-4000-8000-0000000000c1',
      'Planner', 'PERMANENT', now(), 'code-' || n, '<p>Fishing</p>'
    from generate_series(1, 4) n`.execute(database);
  await sql`
    insert into job_locations (job_id, location_id, position) values
      ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', 0),
      ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000002', 1),
      ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000000003', 0),
      ('00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-000000000005', 0),
      ('00000000-0000-4000-8000-0000000000a4', '00000000-0000-4000-8000-000000000006', 0)`.execute(database);
  await sql`
    with someone as (
      insert into users (email, password_hash, role) values ('hana@michi.example', 'x', 'STUDENT') returning id
    )
    insert into saved_searches (user_id, name, audience, filters, visited_at, created_at)
    select id, 'Tokyo', 'PUBLIC', jsonb_build_object('locationId', jsonb_build_array(
      '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003',
      '00000000-0000-4000-8000-000000000004')), now(), now() from someone`.execute(database);
  await migrate(database);

  const places = await database
    .selectFrom('locations')
    .select(['id', 'city', 'city_jp', 'country'])
    .where('city', 'in', ['Tokyo', '東京都', 'Tokyo, Japan', '渋谷区'])
    .orderBy('city')
    .execute();
  const [tokyo] = places;
  expect(places).toMatchObject([{ city: 'Tokyo', city_jp: '東京', country: 'JP' }, { city: '渋谷区' }]);
  const jobs = await database
    .selectFrom('jobs')
    .select(['location_ids', 'search_text', 'description_terms'])
    .orderBy('code')
    .execute();
  for (const job of jobs) {
    expect(job.location_ids).toEqual([tokyo?.id]);
    expect(job.search_text).toBe('planner 株式会社ヒカリ tokyo 東京 kanto 関東');
    expect(job.description_terms).toEqual(['fishing']);
  }
  expect(jobs).toHaveLength(4);
  expect(await database.selectFrom('companies').select('location_id').execute()).toEqual([
    { location_id: tokyo?.id },
  ]);
  const [search] = await database.selectFrom('saved_searches').select('filters').execute();
  expect(search?.filters).toEqual({
    locationId: [tokyo?.id, '00000000-0000-4000-8000-000000000004'],
  });
});

test('a city that an import has written in several ways is one, in its state and country, with its jobs and searches', async () => {
  const { database, close } = await createTestDatabase(null);
  onTestFinished(close);
  const names = await migrationNames();
  await migrate(database, names[names.indexOf('0055_places_within') - 1]);
  await sql`
    insert into locations (id, city, country) values
      ('00000000-0000-4000-8000-000000000001', 'New York, New York, USA', 'US'),
      ('00000000-0000-4000-8000-000000000002', 'New York, NY', 'US'),
      ('00000000-0000-4000-8000-000000000003', 'NYC', null),
      ('00000000-0000-4000-8000-000000000004', 'Old Mill, Colorado', null)`.execute(database);
  await sql`
    insert into companies (id, name, location_id, search_text)
    values ('00000000-0000-4000-8000-0000000000c1', 'Hikari', '00000000-0000-4000-8000-000000000003', 'hikari nyc')`.execute(
    database,
  );
  await sql`
    insert into jobs (id, code, company_id, title, employment_status, posted_at, search_text)
    select ('00000000-0000-4000-8000-0000000000a' || n)::uuid, 'CODE-' || n, '00000000-0000-4000-8000-0000000000c1',
      'Planner', 'PERMANENT', now(), '' from generate_series(1, 3) n`.execute(database);
  await sql`
    insert into job_locations (job_id, location_id, position) values
      ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', 0),
      ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000002', 1),
      ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000000003', 0),
      ('00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-000000000004', 0)`.execute(database);
  await sql`
    with someone as (
      insert into users (email, password_hash, role) values ('hana@michi.example', 'x', 'STUDENT') returning id
    )
    insert into saved_searches (user_id, name, audience, filters, visited_at, created_at)
    select id, 'New York', 'PUBLIC', jsonb_build_object('locationId', jsonb_build_array(
      '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000003')), now(), now() from someone`.execute(
    database,
  );
  await migrate(database);

  const places = await sql<{ id: string; city: string; parent: string | null }>`
    select l.id, l.city, p.city as parent from locations l left join locations p on p.id = l.parent_id
    order by l.city`.execute(database);
  expect(places.rows.map(({ city, parent }) => [city, parent])).toEqual([
    ['Colorado', 'United States'],
    ['New York', 'United States'],
    ['New York, NY', 'New York'],
    ['Old Mill, CO', 'Colorado'],
    ['United States', null],
  ]);
  const newYork = '00000000-0000-4000-8000-000000000002';
  const jobs = await database
    .selectFrom('jobs')
    .select(['location_ids', 'search_text'])
    .orderBy('code')
    .execute();
  expect(jobs.map((job) => job.location_ids)).toEqual([
    [newYork],
    [newYork],
    ['00000000-0000-4000-8000-000000000004'],
  ]);
  expect(jobs[1]?.search_text).toContain(' new york, ny ニューヨーク new york ニューヨーク州');
  expect(await database.selectFrom('companies').select(['location_id', 'search_text']).execute()).toEqual([
    { location_id: newYork, search_text: expect.stringContaining(' new york, ny ニューヨーク') },
  ]);
  const [search] = await database.selectFrom('saved_searches').select('filters').execute();
  expect(search?.filters).toEqual({ locationId: [newYork] });
});
