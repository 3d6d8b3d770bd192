import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { connect } from './connection.ts';
import { migrate, migrationNames } from './migrate.ts';
import { inTransaction } from './inTransaction.ts';

test('six processes that migrate at once end with each migration run once', async () => {
  const { url, close } = await createTestDatabase(null);
  const connections = Array.from({ length: 6 }, () => connect({ url, poolSize: 2, statementTimeout: 0 }));
  const ran = await Promise.all(connections.map(({ database }) => migrate(database)));
  await Promise.all(connections.map((connection) => connection.close()));

  const names = ran.flat();
  expect(names).toContain('0001_foundation');
  expect(new Set(names).size).toBe(names.length);
  await close();
});

test('a migrated database has nothing left to migrate', async () => {
  const { database, close } = await createTestDatabase();
  expect(await migrate(database)).toEqual([]);
  await close();
});

test('a name in kanji among the romaji moves to the Japanese name, and no other', async () => {
  const { database, close } = await createTestDatabase(null);
  const all = await migrationNames();
  await migrate(database, all[all.indexOf('0040_optional_romaji') - 1]);
  const names = [
    ['𠮷', '𠮷', '花', '花'],
    ['Saeki', '佐伯', 'Hana', '花'],
    ['Abe', 'Abe', '佐伯', null],
  ] as const;
  for (const [index, [family_name, family_name_jp, first_name, first_name_jp]] of names.entries()) {
    const { id } = await database
      .insertInto('users')
      .values({ email: `user${index}@michi.example`, role: 'STUDENT' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('user_details')
      .values({ user_id: id, family_name, family_name_jp, first_name, first_name_jp })
      .execute();
  }
  await migrate(database);
  const rows = await database
    .selectFrom('user_details')
    .innerJoin('users', 'users.id', 'user_details.user_id')
    .select(['family_name', 'family_name_jp', 'first_name', 'first_name_jp'])
    .orderBy('email')
    .execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    [null, '𠮷', null, '花'],
    ['Saeki', '佐伯', 'Hana', '花'],
    ['Abe', 'Abe', null, '佐伯'],
  ]);
  await close();
});

test('office hours become whole quarter hours, and an appointment from before keeps its time', async () => {
  const { database, close } = await createTestDatabase(null);
  const all = await migrationNames();
  await migrate(database, all[all.indexOf('0049_quarter_hours') - 1]);
  await sql`
    with university as (insert into universities (name) values ('Seiryo') returning id),
      someone as (insert into users (email, role) values ('hana@michi.example', 'STUDENT') returning id),
      counsellor as (
        insert into counsellors (university_id, name, style, languages, topics, timezone, slot_minutes)
        select id, 'Asai', 'BOTH', '{ja}', '{OTHER}', 'Asia/Tokyo', 50 from university returning id
      ),
      hours as (
        insert into counsellor_hours (counsellor_id, weekday, from_time, to_time)
        select id, hours.* from counsellor, (values (1, time '10:00', time '12:00'), (2, '10:10', '12:50'),
          (3, '10:05', '10:25'), (4, '23:00', '24:00')) hours
      )
    insert into counsellings (user_id, counsellor_id, topic, style, starts_at, ends_at, booked_at)
    select someone.id, counsellor.id, 'OTHER', 'ONLINE', '2026-12-01T01:10:00Z', '2026-12-01T02:00:00Z', now()
    from someone, counsellor`.execute(database);
  await migrate(database);
  const hours = await database
    .selectFrom('counsellor_hours')
    .innerJoin('counsellors', 'counsellors.id', 'counsellor_id')
    .select(['weekday', 'from_time', 'to_time', 'slot_minutes'])
    .orderBy('weekday')
    .execute();
  expect(hours.map((row) => Object.values(row).join(' '))).toEqual([
    '1 10:00:00 12:00:00 60',
    '2 10:15:00 12:45:00 60',
    '4 23:00:00 24:00:00 60',
  ]);
  const { rows: quarters } = await sql<{ count: number }>`
    select weekday, count(*) from counsellor_hour_quarters group by weekday order by weekday`.execute(
    database,
  );
  expect(quarters.map(({ count }) => count)).toEqual([8, 10, 4]);
  const taken = await database
    .selectFrom('counselling_quarters')
    .select('quarter')
    .orderBy('quarter')
    .execute();
  expect(taken.map(({ quarter }) => quarter.slice(11, 16))).toEqual(['01:00', '01:15', '01:30', '01:45']);
  await close();
});

test('the moment in the text of a notification from before follows its reader, where it is still known', async () => {
  const { database, close } = await createTestDatabase(null);
  const all = await migrationNames();
  await migrate(database, all[all.indexOf('0064_stored_moments') - 1]);
  await sql`
    with university as (insert into universities (name) values ('Seiryo') returning id),
      someone as (
        insert into users (email, role, timezone) values ('hana@michi.example', 'STUDENT', 'Europe/Paris') returning id
      ),
      counsellor as (
        insert into counsellors (university_id, name, style, languages, topics, timezone, slot_minutes)
        select id, 'Asai', 'BOTH', '{ja}', '{OTHER}', 'Asia/Tokyo', 45 from university returning id
      ),
      booked as (
        insert into counsellings (user_id, counsellor_id, topic, style, starts_at, ends_at, booked_at)
        select someone.id, counsellor.id, 'OTHER', 'ONLINE', '2026-12-01T01:00:00Z', '2026-12-01T01:45:00Z', now()
        from someone, counsellor returning id, user_id
      )
    insert into notifications (user_id, notification_group, kind, title, title_jp, link, created_at)
    select user_id, 'JOBS', 'COUNSELLING_CHANGE', 'Booked: ' || en, '予約：' || jp,
      '/student/career-office?appointment=' || id, made::timestamptz
    from booked, (values ('Tue 1 Dec, 02:00', '12月1日（火）02:00', '2026-11-01'),
      ('Mon 30 Nov, 10:00', '11月30日（月）10:00', '2026-11-02')) words (en, jp, made)`.execute(database);
  await migrate(database);
  const rows = await database
    .selectFrom('notifications')
    .select(['title', 'title_jp'])
    .orderBy('created_at')
    .execute();
  expect(rows).toEqual([
    { title: 'Booked: {2026-12-01T01:00:00.000Z}', title_jp: '予約：{2026-12-01T01:00:00.000Z}' },
    { title: 'Booked: Mon 30 Nov, 10:00', title_jp: '予約：11月30日（月）10:00' },
  ]);
  await close();
});

test('generated columns of rows from before a migration are what a new row would have', async () => {
  const { database, close } = await createTestDatabase(null);
  const all = await migrationNames();
  await migrate(database, all[all.indexOf('0033_places_search') - 1]);
  await sql`
    with university as (insert into universities (name) values ('ひかり大学') returning id),
      someone as (insert into users (email, role) values ('hana@michi.example', 'STUDENT') returning id),
      named as (insert into user_details (user_id, family_name, first_name) select id, 'さえき', 'はな' from someone),
      counsellor as (
        insert into counsellors (university_id, name, style, languages, topics, timezone)
        select id, 'ひかり', 'BOTH', '{ja}', '{OTHER}', 'Asia/Tokyo' from university
      ),
      thread as (
        insert into chat_threads (kind, university_id, title, created_at, updated_at)
        select 'GROUP', id, 'Readers', now(), now() from university returning id
      ),
      message as (
        insert into chat_messages (thread_id, sequence, sender_type, sender_name, text, sent_at)
        select id, 1, 'JOBHUNTING', 'Michi', 'ひかり', now() from thread
      ),
      category as (insert into help_categories (position, title) values (1, 'Jobs') returning id),
      help as (
        insert into helps (category_id, position, question, answer, updated_at)
        select id, 1, 'ひかり', 'ひかり', now() from category
      ),
      company as (insert into companies (name) values ('ひかり') returning id)
    insert into jobs (code, company_id, title, employment_status, posted_at, audience, university_id, entry_deadline,
      university_deadline)
    select 'J-1', company.id, 'Job', 'PERMANENT', now(), 'UNIVERSITY', university.id, '2027-03-01', '2027-02-01'
    from company, university`.execute(database);
  await migrate(database);

  const { rows: columns } = await sql<{ table: string; column: string; form: string }>`
    select d.adrelid::regclass::text as "table", quote_ident(a.attname) as "column", pg_get_expr(d.adbin, d.adrelid) as form
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where a.attgenerated = 's'`.execute(database);
  const differing: string[] = [];
  for (const { table, column, form } of columns) {
    const { rows } = await sql`select from ${sql.table(table)}
      where ${sql.raw(column)} is distinct from (${sql.raw(form)})`.execute(database);
    if (rows.length > 0) differing.push(`${table}.${column}`);
  }
  expect(columns.map(({ table, column }) => `${table}.${column}`)).toContain('chat_messages.search_grams');
  expect(differing).toEqual([]);
  const { open_until: openUntil } = await database
    .selectFrom('jobs')
    .select('open_until')
    .executeTakeFirstOrThrow();
  expect(openUntil).toBe('2027-02-01T00:00:00.000Z');
  await close();
});

test('trigrams and bigrams handle Japanese of any width', async () => {
  const { database, close } = await createTestDatabase();
  const { rows } = await sql<{ trigrams: string[]; grams: string[]; form: string }>`
    select show_trgm('エンジニア') as trigrams, search_grams(search_form('東京 Ａ')) as grams,
      search_form('ｴﾝｼﾞﾆｱ') as form`.execute(database);
  expect(rows[0]?.trigrams.length).toBeGreaterThan(0);
  expect(rows[0]?.grams.toSorted()).toEqual(['a', '京', '東', '東京'].toSorted());
  expect(rows[0]?.form).toBe('エンジニア');
  await close();
});

test('a Japanese search of three characters can use the trigram index', async () => {
  const { database, close } = await createTestDatabase();
  const { rows } = await inTransaction(database, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return sql<Record<string, string>>`
      explain select id from jobs where search_text like '%エンジニア%'`.execute(transaction);
  });
  expect(rows.map((row) => Object.values(row).join()).join('\n')).toContain('jobs_search_text');
  await close();
});
