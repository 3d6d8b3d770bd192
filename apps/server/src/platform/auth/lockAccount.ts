import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Problem } from '../problem/problem.ts';

/**
 * Keeps an account from being deleted until the transaction ends, so that nothing is written to one that is gone.
 * @throws Problem UNAUTHENTICATED when it was deleted, or blocked, since the request was let in
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
