import { sql, type Kysely } from 'kysely';

/** The secrets with which calendar applications subscribe, one for each user. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table calendar_tokens (
         user_id uuid primary key references users on delete cascade,
         hash bytea not null unique,
         sealed bytea not null,
         created_at timestamptz not null
       )`,
    )
    .execute(database);
}

/** Drops the tokens; every calendar subscription ends. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table calendar_tokens').execute(database);
}
