import { sql, type Kysely } from 'kysely';
import type { Database } from '../src/platform/database/schema.ts';

/**
 * Adds many plausible seminars to a database with many jobs (`addManyJobs`), made by the database itself from arithmetic
 * alone: a third of them past, one in ten closed, one in five full, one in ten for a university.
 * @param now the moment their times are counted from
 */
export async function addManySeminars(database: Kysely<Database>, count: number, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    // A vacuum marks no page as visible to all whose insert is not yet flushed, and index-only scans need the mark.
    await sql`set synchronous_commit = on`.execute(connection);
    await sql`
      with firms as (select id, name, name_jp, row_number() over (order by name) - 1 as place, count(*) over () as total
        from companies),
      schools as (select id, row_number() over (order by name) - 1 as place from universities)
      insert into seminars (id, audience, university_id, title, title_jp, description, style, organizer, company_id, starts_at,
        ends_at, capacity, application_deadline, graduation_years, closed_at, posted_at, search_text)
      -- Ascending ids, as the server makes them.
      select ('0199b001-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, case when n % 10 = 0 then 'UNIVERSITY' else 'PUBLIC' end, case when n % 10 = 0 then schools.id end,
        'Seminar ' || n, 'セミナー' || n, repeat('<p>What it is about, in some words.</p>', 12),
        (array['ONLINE', 'OFFLINE', 'BOTH'])[1 + n % 3], 'COMPANY', firms.id, t.starts_at, t.starts_at + interval '2 hours',
        1 + n % 60, case when n % 4 <> 0 then t.starts_at - interval '2 days' end,
        case n % 5 when 0 then '{}'::integer[] when 1 then '{2028}' else '{2027}' end,
        case when n % 10 = 3 then ${moment} end,
        ${moment} - make_interval(mins => ((n::bigint * 104729) % 200000)::integer),
        lower('seminar ' || n || ' セミナー' || n || ' ' || firms.name || ' ' || firms.name_jp)
      from generate_series(1, ${count}::integer) n
      join firms on firms.place = (n * 31) % firms.total
      join schools on schools.place = n / 10 % 5
      cross join lateral (select ${moment} - interval '60 days'
        + make_interval(mins => ((n::bigint * 7919) % 260000)::integer) as starts_at) t`.execute(connection);
    await sql`vacuum analyze seminars`.execute(connection);
    await sql`reset synchronous_commit`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
