import type { Transaction } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/**
 * Lets the changes of one student come one after the other, so that a limit holds and one resume is the default.
 * @throws Problem FORBIDDEN for who is not a student, UNAUTHENTICATED when the account is gone
 */
export async function lockStudent(transaction: Transaction<Database>, userId: string): Promise<void> {
  await lockAccount(transaction, userId);
  const student = await transaction
    .selectFrom('students')
    .select('id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (student === undefined) throw new Problem('FORBIDDEN');
}
