import { sql, type RawBuilder } from 'kysely';

/** Days without an update after which a job is stale (job contract, `isStale`). */
export const STALE_DAYS = 90;

/** Moments of row `j` of `jobs`. */
export const JOB_MOMENTS = sql`array[j.open_until, j.entry_deadline, j.university_deadline,
  j.updated_at + make_interval(days => ${sql.lit(STALE_DAYS)})]`;

/** Moments of row `s` of `seminars`. */
export const SEMINAR_MOMENTS = sql`array[s.open_until, s.starts_at, s.ends_at]`;

interface TableDeclaration {
  /** SQL of the ids of companies and seminars that count as changed with the rows of `changed`. */
  readonly ids?: string;
  /**
   * Moments at which a response changes although no row does, such as a deadline. They are those with which the
   * statements of the responses compare the time of the request; `currentResponses.test.ts` jumps to each of them.
   */
  readonly moments?: RawBuilder<unknown>;
}

/**
 * The tables whose rows every student reads. A job counts with its company, which tells how many open jobs it has. After a
 * new table, or other `ids`, a migration has to call `recordChanges`.
 */
export const SHARED_TABLES = {
  companies: { ids: 'select id from changed' },
  industries: {},
  job_categories: {},
  job_locations: { ids: 'select j.company_id from changed join jobs j on j.id = changed.job_id' },
  jobs: {
    ids: 'select company_id from changed',
    moments: sql`select unnest(${JOB_MOMENTS}) as moment from jobs j`,
  },
  locations: {},
  posts: { moments: sql`select published_at as moment from posts` },
  seminars: {
    ids: 'select id from changed',
    moments: sql`
      select unnest(${SEMINAR_MOMENTS}) as moment from seminars s
      union all
      select seat_held_until from seminar_applications where status = 'SEAT_HELD'`,
  },
  universities: {},
} as const satisfies Readonly<Record<string, TableDeclaration>>;

export type SharedTable = keyof typeof SHARED_TABLES;

export const isShared = (name: string): name is SharedTable => Object.hasOwn(SHARED_TABLES, name);

/** What is declared of a table. */
export const declarationOf = (table: SharedTable): TableDeclaration => SHARED_TABLES[table];

/** Ids that one statement changes; more are not told apart. */
const MAX_IDS = 100;

/** SQL that records each statement that changes rows of a table, for a migration. */
export function recordChanges(table: SharedTable): string {
  const { ids } = declarationOf(table);
  const named =
    ids === undefined
      ? `'{}'`
      : `array(select distinct id from (${ids}) named (id) where id is not null limit ${MAX_IDS + 1})`;
  const record = (...rows: readonly string[]): string => `
      with changed as (${rows.map((name) => `select * from ${name}`).join(' union all ')})
      select record_changes('${table}', ${named}, ${MAX_IDS}) into recorded where exists (select from changed);`;
  const trigger = (event: string, rows: string): string => `
  create or replace trigger ${table}_${event}_recorded after ${event} on ${table} referencing ${rows}
    for each statement execute function record_${table}_change();`;
  return `
  create or replace function record_${table}_change() returns trigger language plpgsql as $$
  declare recorded text;
  begin
    if tg_op = 'INSERT' then${record('after_it')}
    elsif tg_op = 'DELETE' then${record('before_it')}
    else${record('before_it', 'after_it')}
    end if;
    return null;
  end $$;
  ${trigger('insert', 'new table as after_it')}
  ${trigger('update', 'old table as before_it new table as after_it')}
  ${trigger('delete', 'old table as before_it')}`;
}
