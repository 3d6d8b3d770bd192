import { sql, type Kysely } from 'kysely';

/**
 * Whether companies may find a profile is unknown until the student says so. A profile was saved as hidden also by who was
 * never asked, so that those are asked; companies find them as little as before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Takes a missing answer for a no. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table student_profiles alter column is_visible_to_companies drop not null,
     alter column is_visible_to_companies drop default`,
  'update student_profiles set is_visible_to_companies = null where not is_visible_to_companies',
];

const UNDONE = [
  'update student_profiles set is_visible_to_companies = false where is_visible_to_companies is null',
  `alter table student_profiles alter column is_visible_to_companies set default false,
     alter column is_visible_to_companies set not null`,
];
