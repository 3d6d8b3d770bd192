import { sql, type Kysely } from 'kysely';

/** A decided interview has no result to come: only the way to the offer or the next interview is open. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`update applications set result_expected_by = null where stage = 'INTERVIEW_RESULT'`.execute(
    database,
  );
}

/** The dates are not known any more, and not needed. */
export async function down(): Promise<void> {}
