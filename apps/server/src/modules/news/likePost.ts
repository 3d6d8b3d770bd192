import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import type { ServiceRouter } from '../../platform/appContext.ts';
import { lockAccount } from '../../platform/auth/lockAccount.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { idempotentRoute } from '../../platform/validation/route.ts';
import { likedBy, visibleTo, type Reader } from './postJson.ts';

type PostLikes = ResponseBody<typeof manifest.news.likePost, 200>['data'];

/** Likes a post. Idempotent: a student counts once. */
export function likePost(router: ServiceRouter): void {
  idempotentRoute(router, manifest.news.likePost, async ({ params: { id }, user, now }, transaction) => {
    const data = await onPost(transaction, id, user, now, () =>
      transaction
        .insertInto('post_likes')
        .values({ user_id: user.id, post_id: id, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    return { status: 200, body: { data } };
  });
}

/** Removes a like; idempotent as well. */
export function unlikePost(router: ServiceRouter): void {
  idempotentRoute(router, manifest.news.unlikePost, async ({ params: { id }, user, now }, transaction) => {
    const data = await onPost(transaction, id, user, now, () =>
      transaction.deleteFrom('post_likes').where('user_id', '=', user.id).where('post_id', '=', id).execute(),
    );
    return { status: 200, body: { data } };
  });
}

/** Changes a reader's like of a visible post, and returns the resulting likes. */
async function onPost(
  transaction: Transaction<Database>,
  id: string,
  reader: Reader,
  now: Date,
  change: () => Promise<unknown>,
): Promise<PostLikes> {
  await lockAccount(transaction, reader.id);
  const { rows: posts } = await sql`
    select from posts p where p.id = ${id} and ${visibleTo(reader, now)} for key share`.execute(transaction);
  if (posts.length === 0) throw new Problem('NOT_FOUND');
  await change();
  const { rows } = await sql<PostLikes>`
    select p.id, p.like_count as "likeCount", ${likedBy(reader)} as "isLiked" from posts p where p.id = ${id}`.execute(
    transaction,
  );
  const [likes] = rows;
  if (likes === undefined) throw new Problem('NOT_FOUND');
  return likes;
}
