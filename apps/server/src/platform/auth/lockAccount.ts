import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Problem } from '../problem/problem.ts';

/**
 * Prevents the deletion of an account until the transaction ends, so that nothing is written to a deleted one.
 * @throws Problem UNAUTHENTICATED if it was deleted or blocked after the request was authenticated
 */
export async function lockAccount(transaction: Transaction<Database>, userId: string): Promise<void> {
  const account = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('account_status', 'in', ['ACTIVE', 'ON_LEAVE'])
    .forKeyShare()
    .executeTakeFirst();
  if (account === undefined) throw new Problem('UNAUTHENTICATED');
}
