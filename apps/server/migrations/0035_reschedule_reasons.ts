import { sql, type Kysely } from 'kysely';

/**
 * Adds separate reasons for requesting another time. A stored reason from the list for declining stays in the
 * timeline; in the request itself it is converted to one of the new list.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`update interviews set reschedule_reason = 'OTHERS'
    where reschedule_reason in ('ACCEPTED_ANOTHER_OFFER', 'SCHEDULE_MISMATCH', 'FIELD_OF_INTEREST_CHANGED')`.execute(
    database,
  );
}

/** The previous release accepts any reason, so there is nothing to revert. */
export async function down(): Promise<void> {
  await Promise.resolve();
}
