import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { migrate, migrationNames } from '../../platform/database/migrate.ts';

test('an installation that has one place under several names has it once, and loses no job, company or search of it', async () => {
  const { database, close } = await createTestDatabase(false);
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
