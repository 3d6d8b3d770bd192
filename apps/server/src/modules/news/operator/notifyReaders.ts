import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { MICHI } from '../michi.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

/** Notifications per statement. */
const BATCH = 1_000;

/**
 * Notifies the audience of a post once, in the given transaction.
 * @returns how many students; 0 if the post was announced before
 */
export async function notifyReaders(
  transaction: Transaction<Database>,
  postId: string,
  now: Date,
): Promise<number> {
  const post = await transaction
    .updateTable('posts')
    .set({ notified_at: now })
    .where('id', '=', postId)
    .where('notified_at', 'is', null)
    .returning(['title', 'title_jp', 'company_id', 'university_id', 'audience_university_id'])
    .executeTakeFirst();
  if (post === undefined) return 0;
  const publisher = await publisherOf(transaction, post);
  const notification = {
    kind: 'ANNOUNCEMENT',
    title: post.title,
    titleJp: post.title_jp,
    body: en.newsFrom.replace('{{name}}', publisher.name),
    bodyJp: jp.newsFrom.replace('{{name}}', publisher.nameJp ?? publisher.name),
    link: `/student/news?post=${postId}`,
  } as const;
  let count = 0;
  let last: string | null = null;
  for (;;) {
    const readers = await nextReaders(transaction, post.audience_university_id, last);
    await notify(
      transaction,
      readers.map((userId) => ({ ...notification, userId })),
      now,
    );
    count += readers.length;
    last = readers.at(-1) ?? null;
    if (readers.length < BATCH) return count;
  }
}

async function publisherOf(
  transaction: Transaction<Database>,
  post: { readonly company_id: string | null; readonly university_id: string | null },
): Promise<{ readonly name: string; readonly nameJp: string | null }> {
  const table = post.company_id !== null ? 'companies' : 'universities';
  const id = post.company_id ?? post.university_id;
  if (id === null) return MICHI;
  return transaction
    .selectFrom(table)
    .select(['name', 'name_jp as nameJp'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function nextReaders(
  transaction: Transaction<Database>,
  universityId: string | null,
  after: string | null,
): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('students as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('u.id')
    .where('u.account_status', '=', 'ACTIVE')
    .$if(universityId !== null, (query) => query.where('s.university_id', '=', universityId))
    .$if(after !== null, (query) => query.where('u.id', '>', after ?? ''))
    .orderBy('u.id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}
