import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { operate, type Target } from '../operator/application.ts';

/**
 * Moves the accepted interview into the past, because no result is accepted before an interview has begun.
 * @throws Refusal without an accepted interview
 */
export async function holdInterview(database: Kysely<Database>, target: Target, now: Date): Promise<void> {
  await operate(database, target, async (transaction, { interview }) => {
    if (interview?.status !== 'ACCEPTED') throw new Refusal(null, 'There is no accepted interview.');
    await transaction
      .updateTable('interviews')
      .set({
        starts_at: sql`${now.toISOString()}::timestamptz - (ends_at - starts_at)`,
        ends_at: now,
        revision: sql<number>`revision + 1`,
      })
      .where('id', '=', interview.id)
      .execute();
  });
}
