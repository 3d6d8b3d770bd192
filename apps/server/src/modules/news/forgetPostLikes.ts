import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Deletes a user's likes, in the transaction that deletes the account. The posts are locked in a fixed order, so that
 * two concurrent deletions do not deadlock.
 */
export async function forgetPostLikes(transaction: Transaction<Database>, userId: string): Promise<void> {
  await sql`
    select from posts where id in (select post_id from post_likes where user_id = ${userId})
    order by id for no key update`.execute(transaction);
  await transaction.deleteFrom('post_likes').where('user_id', '=', userId).execute();
}
