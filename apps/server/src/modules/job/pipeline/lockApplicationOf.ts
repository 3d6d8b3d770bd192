import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/**
 * Locks the application of an interview or an offer, like every transition does first; values read before the lock may
 * be outdated.
 * @throws Problem NOT_FOUND for an application of another student
 */
export async function lockApplicationOf(
  transaction: Transaction<Database>,
  table: 'interviews' | 'job_offers',
  id: string,
  userId: string,
): Promise<void> {
  const { rows } = await sql`
    select from applications where user_id = ${userId}
      and id = (select application_id from ${sql.table(table)} where id = ${id}) for update`.execute(
    transaction,
  );
  if (rows.length === 0) throw new Problem('NOT_FOUND');
}
