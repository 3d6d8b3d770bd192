import { sql, type Kysely } from 'kysely';

/**
 * Whoever asks for another time has reasons of their own. A wish that stands with a reason of the list for declining keeps
 * it in the timeline, and in the wish becomes one of the new list.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`update interviews set reschedule_reason = 'OTHERS'
    where reschedule_reason in ('ACCEPTED_ANOTHER_OFFER', 'SCHEDULE_MISMATCH', 'FIELD_OF_INTEREST_CHANGED')`.execute(
    database,
  );
}

/** The process of the release before reads any reason, so nothing is to be undone. */
export async function down(): Promise<void> {
  await Promise.resolve();
}
