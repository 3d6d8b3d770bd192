import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { settleSeminar } from './applications/settleSeminar.ts';

/**
 * Runs in the transaction that deletes the account. Deletes applications, feedback and favorites; freed seats are held
 * for the next students.
 */
export async function forgetSeminars(
  transaction: Transaction<Database>,
  userId: string,
  now: Date,
): Promise<void> {
  // All locked first and in one order, so that two deletions never wait for each other.
  const { rows } = await sql<{ id: string }>`
    select s.id from seminars s
    where s.id in (select a.seminar_id from seminar_applications a where a.user_id = ${userId})
    order by s.id for no key update`.execute(transaction);
  for (const table of ['seminar_applications', 'seminar_favorites'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  for (const { id } of rows) await settleSeminar(transaction, id, now);
}
