import { sql, type Kysely } from 'kysely';

/**
 * The paper size of a resume and of its copies. It is a separate column because a process of the previous release,
 * which parses the choices strictly, may run beside this one. Existing resumes are A4, as they were printed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the column; every resume then uses A4. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const PAPER = `paper text not null default 'A4' check (paper in ('A4', 'LETTER'))`;

const STATEMENTS = [
  `alter table resumes add column ${PAPER}`,
  // A copy is what gets printed, and a Japanese form is printed on A4.
  `alter table resume_copies add column ${PAPER},
     add constraint resume_copies_paper_of_form check (
       paper = 'A4' or coalesce(format in ('ENGLISH_CLASSIC', 'ENGLISH_MODERN'), false))`,
];

const UNDONE = ['alter table resume_copies drop column paper', 'alter table resumes drop column paper'];
