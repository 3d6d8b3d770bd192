import type { Transaction } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/**
 * Serialises the changes of one student, so that a limit is kept and exactly one resume is the default.
 * @throws Problem FORBIDDEN for a user who is not a student, UNAUTHENTICATED for a deleted account
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
