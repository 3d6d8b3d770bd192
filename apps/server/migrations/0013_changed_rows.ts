import { sql, type Kysely } from 'kysely';

/**
 * Which companies and seminars have changed, so that a response with some of them outlives a change of others
 * (`platform/conditional`). A statement that changes no row counts no more.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(CHANGED_ROWS).execute(database);
}

/** Tables that every student reads, and whose rows changed with a row: a job counts with its company. */
const SHARED: Readonly<Record<string, string | null>> = {
  companies: 'select id from changed',
  industries: null,
  job_categories: null,
  job_locations: 'select j.company_id from changed join jobs j on j.id = changed.job_id',
  jobs: 'select company_id from changed',
  locations: null,
  posts: null,
  seminars: 'select id from changed',
  universities: null,
};

/** More in one statement are not told apart. */
const MOST = 100;

const CHANGED_ROWS = `
  comment on column changes.subject is
    'The id of a user, a company (with its jobs) or a seminar, the name of a shared table, or * for all.';
  create function record_changes(name text, ids uuid[]) returns void language plpgsql as $$
  declare id uuid;
  begin
    perform record_change(name);
    if cardinality(ids) > ${MOST} then perform record_change('*'); return; end if;
    foreach id in array ids loop perform record_change(id::text); end loop;
  end $$;
  ${Object.entries(SHARED)
    .map(([table, ids]) => triggers(table, ids))
    .join('\n  ')}
  drop function record_table_change();
`;

function triggers(table: string, ids: string | null): string {
  const named =
    ids === null
      ? `'{}'`
      : `array(select distinct id from (${ids}) named (id) where id is not null limit ${MOST + 1})`;
  const record = (...rows: readonly string[]): string => `
      with changed as (${rows.map((name) => `select * from ${name}`).join(' union all ')})
      select record_changes('${table}', ${named}) into recorded where exists (select from changed);`;
  const created = (event: string, rows: string): string => `
  create trigger ${table}_${event}_recorded after ${event} on ${table} referencing ${rows}
    for each statement execute function record_${table}_change();`;
  return `
  create function record_${table}_change() returns trigger language plpgsql as $$
  declare recorded text;
  begin
    if tg_op = 'INSERT' then${record('after_it')}
    elsif tg_op = 'DELETE' then${record('before_it')}
    else${record('before_it', 'after_it')}
    end if;
    return null;
  end $$;
  drop trigger ${table}_changed on ${table};
  ${created('insert', 'new table as after_it')}
  ${created('update', 'old table as before_it new table as after_it')}
  ${created('delete', 'old table as before_it')}`;
}
