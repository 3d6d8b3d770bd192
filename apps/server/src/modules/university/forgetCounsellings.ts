import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Runs in the transaction that deletes the account. Deletes appointments with their questions and files, which frees
 * their slots; the counsellor's number of students assisted stays.
 */
export async function forgetCounsellings(transaction: Transaction<Database>, userId: string): Promise<void> {
  await sql`
    update counsellors c set assisted_before = assisted_before + 1
    where c.id in (select k.counsellor_id from counsellings k
      where k.user_id = ${userId} and k.status = 'ATTENDED')`.execute(transaction);
  await transaction.deleteFrom('counselling_files').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('counsellings').where('user_id', '=', userId).execute();
}
