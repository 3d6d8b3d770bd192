import { sql, type Kysely } from 'kysely';

/** A student's profile beside the personal details: each section in its own column or table. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the columns and tables. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table reasons_for_applying').execute(database);
  await sql.raw('drop table student_profiles').execute(database);
}

const STATEMENTS = [
  // A student without a row has said nothing yet. Lists are in the shape of the user contract.
  `create table student_profiles (
     user_id uuid primary key references users on delete cascade,
     is_visible_to_companies boolean not null default true,
     education jsonb not null default '[]',
     work_experience jsonb not null default '[]',
     certifications jsonb not null default '[]',
     research_topics text,
     focus_as_student text,
     field_of_interest_ids uuid[] not null default '{}' check (cardinality(field_of_interest_ids) <= 20),
     updated_at timestamptz not null default now()
   )`,

  // In a separate table, since other services refer to a reason by its id.
  `create table reasons_for_applying (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     position integer not null,
     title text not null check (title <> ''),
     text text not null check (text <> '')
   )`,
  'create index reasons_for_applying_user on reasons_for_applying (user_id, position)',
];
