import type { Kysely } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { operatorMoment } from '../../../platform/operator/moments.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { notifyStudent } from '../notifications/counsellingNotices.ts';

export type Outcome = 'ATTENDED' | 'MISSED';

/**
 * Records whether the student attended; a later call overwrites an earlier one. A student who missed it is notified.
 * @throws Refusal for an appointment that is unknown, cancelled, or has not begun
 */
export async function recordOutcome(
  database: Kysely<Database>,
  id: string,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const row = await transaction
      .selectFrom('counsellings')
      .select(['status', 'starts_at'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('--appointment', 'does not exist');
    if (row.status === 'CANCELLED') throw new Refusal('--appointment', 'was cancelled');
    if (new Date(row.starts_at) > now)
      throw new Refusal('--appointment', `begins at ${operatorMoment(row.starts_at)}`);
    if (row.status === outcome) return;
    await transaction.updateTable('counsellings').set({ status: outcome }).where('id', '=', id).execute();
    if (outcome === 'MISSED') await notifyStudent(transaction, id, 'missed', now);
  });
}
