import { sql, type Kysely } from 'kysely';

/** Counts of attempts for rate limits, shared by all processes. Unlogged: counts lost in a crash start again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the counts. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table rate_limit_windows').execute(database);
}

const STATEMENTS = [
  // Room in each page lets a count change in place.
  `create unlogged table rate_limit_windows (
     key_hash bytea primary key,
     tries integer not null,
     ends_at timestamptz not null
   ) with (fillfactor = 70)`,
  'create index rate_limit_windows_end on rate_limit_windows (ends_at)',
];
