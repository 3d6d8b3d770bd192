import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../src/platform/database/schema.ts';

/**
 * Fills an empty database with many plausible jobs, made by the database itself: one in twenty ended, one in eight past
 * its deadline, one in thirty for a university, fifty to a company. What a job is like is drawn by hashing its number, so
 * that every run has the same jobs, and one trait says nothing about another.
 * @param now the moment deadlines and postings are counted from
 */
export async function addManyJobs(database: Kysely<Database>, count: number, now: Date): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await fill(connection, count, now);
    await sql`reset statement_timeout`.execute(connection);
  });
}

async function fill(database: Kysely<Database>, count: number, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const companies = Math.ceil(count / 50);
  await sql`insert into universities (name) select 'University ' || n from generate_series(1, 5) n`.execute(
    database,
  );
  await sql`
    insert into locations (city, city_jp, region, region_jp, country, position)
    select 'City ' || n, (array['東京', '大阪', '京都', '札幌', '福岡'])[1 + n % 5] || n, 'Region ' || n % 8, null, 'JP', n
    from generate_series(1, 60) n`.execute(database);
  for (const table of ['industries', 'job_categories'] as const) {
    await sql`
      with groups as (
        insert into ${sql.table(table)} (title, title_jp, position)
        select 'Group ' || n, '分野' || n, n * 100 from generate_series(1, 6) n returning id, position
      )
      insert into ${sql.table(table)} (title, title_jp, parent_id, position)
      select 'Field ' || position + n, '分類' || position + n, id, position + n from groups, generate_series(1, 4) n`.execute(
      database,
    );
  }
  await sql`
    with fields as (select id, row_number() over (order by position) - 1 as place, count(*) over () as total
      from industries where parent_id is not null),
    cities as (select id, row_number() over (order by position) - 1 as place from locations)
    insert into companies (name, name_jp, industry_id, location_id, employee_band, stock, is_verified, response_days, search_text)
    select 'Company ' || n, '株式会社第' || n, f.id, c.id, 'FROM_200_TO_500', 'PRIVATELY_HELD', true, 1 + n % 30,
      'company ' || n || ' 株式会社第' || n
    from generate_series(1, ${companies}::integer) n
    join fields f on f.place = n % f.total join cities c on c.place = n % 60`.execute(database);
  // Without knowing how many companies there are, the planner goes through all of them for each job.
  for (const table of ['companies', 'locations', 'industries', 'job_categories'] as const) {
    await sql`analyze ${sql.table(table)}`.execute(database);
  }
  // Building an index at the end is many times faster than keeping it up to date with each row.
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'jobs' and schemaname = current_schema() and indexdef not like 'CREATE UNIQUE%'`.execute(
    database,
  );
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(database);
  // Working out the terms of a few texts once takes a moment, of each row's own text minutes.
  await sql`alter table jobs alter column description_terms drop expression`.execute(database);
  await sql`
    with texts as materialized (
      select is_remote, is_nightly, en, jp, described_terms(en || ' ' || jp) as terms
      from (values (true), (false)) remote (is_remote), (values (true), (false)) nightly (is_nightly)
      cross join lateral (select
        repeat('<p>What the work is, in some words.</p>', 12) || case when is_remote then '<p>Telework</p>' else '' end as en,
        repeat('<p>仕事の内容を説明する文章です。</p>', 12) || case when is_nightly then '<p>夜勤</p>' else '' end as jp) text
    ), firms as (select id, name, name_jp, row_number() over (order by name) - 1 as place from companies),
    schools as (select id, row_number() over (order by name) - 1 as place from universities),
    fields as (select id, row_number() over (order by position) - 1 as place from job_categories where parent_id is not null)
    insert into jobs (code, company_id, category_id, kind, audience, university_id, title, title_jp, description,
      description_jp, salary_minimum, salary_maximum, salary_currency, salary_period, employment_status, work_style,
      english_use, is_flextime, graduation_years, positions, hired_positions, entry_deadline, start_date, is_closed, terms,
      posted_at, updated_at, description_terms, search_text)
    select 'MANY-' || n, firms.id, fields.id, case when draw.kind % 8 = 0 then 'INTERNSHIP' else 'JOB' end,
      case when draw.audience % 30 = 0 then 'UNIVERSITY' else 'PUBLIC' end,
      case when draw.audience % 30 = 0 then schools.id end,
      word.en || ' ' || n, word.jp || n, texts.en, texts.jp, 200000 + draw.pay % 120000, 330000, 'JPY', 'MONTH',
      (array['PERMANENT', 'PERMANENT', 'PERMANENT', 'CONTRACT', 'PART_TIME'])[1 + draw.contract % 5],
      (array['ON_SITE', 'HYBRID', 'REMOTE'])[1 + draw.style % 3],
      (array['NONE', 'READING', 'CONVERSATION', 'BUSINESS'])[1 + draw.english % 4], draw.flextime % 4 = 0,
      case draw.years % 5 when 0 then '{}'::integer[] when 1 then '{2028}' else '{2027}' end, draw.positions,
      case when draw.hired % 11 = 0 then draw.positions else 0 end,
      case when draw.deadline % 8 = 3 then ${moment} - make_interval(hours => draw.hours % 900)
        when draw.deadline % 8 = 4 then null else ${moment} + make_interval(mins => 60 + draw.minutes % 120000) end,
      date '2027-04-01' + draw.start % 90, draw.ended % 20 = 7,
      jsonb_build_object('workingHours', '9:00–18:00', 'resultWithinDays', 7),
      ${moment} - make_interval(mins => draw.posted % 200000), ${moment} - make_interval(mins => draw.updated % 150000),
      texts.terms, lower(word.en || ' ' || n || ' ' || word.jp || n || ' ' || firms.name || ' ' || firms.name_jp)
    from generate_series(1, ${count}::integer) n
    cross join lateral (select ${drawn('kind', 'audience', 'school', 'pay', 'contract', 'style', 'english', 'flextime', 'years', 'hired', 'deadline', 'hours', 'minutes', 'start', 'ended', 'posted', 'updated', 'field', 'word', 'described')},
      1 + ${draw('positions')} % 9 as positions) draw
    join firms on firms.place = n % ${companies}::integer
    join schools on schools.place = draw.school % 5
    join fields on fields.place = draw.field % 24
    join texts on texts.is_remote = (draw.described % 40 = 0) and texts.is_nightly = (draw.described % 3000 = 1)
    cross join lateral (select
      (array['Software engineer', 'Data analyst', 'Sales planner', 'Mechanical designer', 'Nurse', 'Site manager'])[1 + draw.word % 6] as en,
      (array['ソフトウェアエンジニア', 'データアナリスト', '営業企画', '機械設計', '看護師', '施工管理'])[1 + draw.word % 6] as jp) word`.execute(
    database,
  );
  await sql`
    with cities as (select id, row_number() over (order by position) - 1 as place from locations)
    insert into job_locations (job_id, location_id, position)
    select jobs.id, cities.id, 0 from jobs join cities on cities.place = ${draw('place', sql`substr(jobs.code, 6)::integer`)} % 60`.execute(
    database,
  );
  // An index over rows that were written twice is not used while an older transaction runs, even one of another database.
  await sql`vacuum jobs`.execute(database);
  for (const { definition } of indexes) await sql.raw(definition).execute(database);
  for (const table of [
    'jobs',
    'job_locations',
    'companies',
    'locations',
    'industries',
    'job_categories',
  ] as const) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(database);
  }
}

/** A number drawn for one trait of the job `n`, from 0 on. */
function draw(trait: string, number: RawBuilder<unknown> = sql`n`): RawBuilder<unknown> {
  return sql`(hashint4(hashint4(${number}) # hashtext(${trait})) & 2147483647)`;
}

/** Numbers drawn for several traits, each a column of its name. */
function drawn(...traits: readonly string[]): RawBuilder<unknown> {
  return sql.join(traits.map((trait) => sql`${draw(trait)} as ${sql.id(trait)}`));
}
