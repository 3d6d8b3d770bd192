import { sql, type Transaction } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { section } from '../../../platform/personal-data/section.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import type { Database } from '../../../platform/database/schema.ts';

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Data of the news service about a student: liked posts. */
export const newsPersonalData: PersonalData = {
  name: 'news',
  tables: ['post_likes'],
  async collect(database, reader) {
    const { rows: postLikes } = await sql<{ title: string; titleJp: string | null }>`
      select p.id as "postId", p.title, p.title_jp as "titleJp", l.created_at as "likedAt"
      from post_likes l join posts p on p.id = l.post_id
      where l.user_id = ${reader.userId} order by l.created_at desc, p.id`.execute(database);
    const shown = section(MESSAGES[reader.language].postLikes, postLikes, reader, ({ title, titleJp }) => ({
      post: title,
      postJp: titleJp,
    }));
    return { data: { postLikes }, sections: [shown] };
  },
};

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
