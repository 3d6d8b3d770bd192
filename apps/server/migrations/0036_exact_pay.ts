import { sql, type Kysely } from 'kysely';

/**
 * Exact pay: decimals, pay by day or week, and a range with one end only. Imported postings are identified by company
 * and identifier, since two companies may use the same identifier. The indexes with `monthly_yen` are recreated, since
 * its source column changes type.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await changePay(database, {
    type: 'numeric',
    periods: `'HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'`,
    monthly: 'floor(salary_minimum)',
    whole: `(salary_currency is null) = (salary_period is null)
      and (salary_currency is null) = (coalesce(salary_minimum, salary_maximum) is null)`,
  });
  await sql`alter table jobs drop constraint jobs_import_key_key`.execute(database);
  await sql`create unique index jobs_import on jobs (import_key, company_id) where import_key is not null`.execute(
    database,
  );
  // A longer name than the contract allows failed the list of places for everybody.
  await sql`
    update locations l set city = left(l.city, 100) || case when n.place = 1 then '' else ' ' || n.place end
    from (select id, row_number() over (
        partition by lower(left(city, 100)), coalesce(country, '') order by length(city) > 200, id) as place
      from locations) n
    where n.id = l.id and length(l.city) > 200`.execute(database);
}

/** Rounds pay and drops what the old columns cannot represent. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop index jobs_import`.execute(database);
  await sql`
    update jobs set import_key = null where id not in (
      select distinct on (import_key) id from jobs where import_key is not null order by import_key, id)`.execute(
    database,
  );
  await sql`alter table jobs add constraint jobs_import_key_key unique (import_key)`.execute(database);
  await sql`
    update jobs set salary_minimum = null, salary_maximum = null, salary_currency = null, salary_period = null
    where salary_period in ('DAY', 'WEEK') or salary_minimum is null or salary_maximum is null`.execute(
    database,
  );
  await changePay(database, {
    type: 'bigint',
    periods: `'HOUR', 'MONTH', 'YEAR'`,
    monthly: 'salary_minimum',
    whole: 'num_nonnulls(salary_minimum, salary_maximum, salary_currency, salary_period) in (0, 4)',
  });
}

interface Pay {
  readonly type: string;
  readonly periods: string;
  /** Whole units of `salary_minimum`. */
  readonly monthly: string;
  /** Condition: either all columns of the pay are null, or all that belong together are set. */
  readonly whole: string;
}

async function changePay(database: Kysely<unknown>, { monthly, periods, type, whole }: Pay): Promise<void> {
  const { rows: indexes } = await sql<{ definition: string }>`
    select pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = 'jobs'::regclass and pg_get_indexdef(i.indexrelid) like '%monthly_yen%'
    order by i.indexrelid`.execute(database);
  const statements = [
    'alter table jobs drop constraint jobs_salary_whole, drop constraint jobs_salary_period_check, drop column monthly_yen',
    `alter table jobs alter column salary_minimum type ${type}, alter column salary_maximum type ${type},
       add constraint jobs_salary_whole check (${whole}),
       add constraint jobs_salary_period_check check (salary_period in (${periods}))`,
    `alter table jobs add column monthly_yen bigint generated always as (
       case when salary_currency = 'JPY' then
         case salary_period when 'MONTH' then ${monthly} when 'YEAR' then ${monthly} / 12 end
       end) stored`,
    ...indexes.map(({ definition }) => definition),
    'analyze jobs',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}
