import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Takes away what a user liked, in the transaction that deletes the account. The posts are locked in one order first, so
 * that two accounts deleted at the same moment do not wait for one another in a circle.
 */
export async function forgetPostLikes(transaction: Transaction<Database>, userId: string): Promise<void> {
  await sql`
    select from posts where id in (select post_id from post_likes where user_id = ${userId})
    order by id for no key update`.execute(transaction);
  await transaction.deleteFrom('post_likes').where('user_id', '=', userId).execute();
}
