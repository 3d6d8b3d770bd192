import { sql, type Kysely } from 'kysely';

/** Queue of outgoing mails: a row holds the data of one mail and is deleted once the mail is sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the queue, including mails that were not sent. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table mails').execute(database);
}

const STATEMENTS = [
  `create table mails (
     id uuid primary key default uuidv7(),
     recipient text not null,
     language text not null check (language in ('en', 'jp')),
     template text not null,
     words jsonb not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     attempts smallint not null default 0,
     next_attempt_at timestamptz not null
   )`,
  'create index mails_due on mails (next_attempt_at, id)',
];
