import { sql, type Kysely } from 'kysely';

/** Subscriptions of universities, whose codes link students to them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the tables; links that were sent stay as they are. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table students drop column university_linked_at').execute(database);
  await sql.raw('drop table subscriptions').execute(database);
}

const STATEMENTS = [
  `create table subscriptions (
     university_id uuid primary key references universities on delete cascade,
     code text not null,
     expires_on date not null
   )`,
  'create unique index subscriptions_code on subscriptions (upper(code))',
  'alter table students add column university_linked_at timestamptz',
  'update students set university_linked_at = created_at where university_id is not null',
];
