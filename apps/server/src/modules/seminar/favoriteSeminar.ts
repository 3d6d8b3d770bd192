import { sql, type Transaction } from 'kysely';
import { lockAccount } from '../../platform/auth/lockAccount.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';
import { readSeminar, type Seminar } from './seminarJson.ts';
import { visibleTo } from './seminarFilter.ts';
import type { Viewer } from './viewer.ts';

/**
 * Idempotent.
 * @throws Problem NOT_FOUND
 */
export async function setFavoriteSeminar(
  transaction: Transaction<Database>,
  seminarId: string,
  isFavorite: boolean,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<Seminar>> {
  await lockAccount(transaction, viewer.id);
  const { rows } = await sql`
    select from seminars s where s.id = ${seminarId} and ${visibleTo(viewer)} for key share`.execute(
    transaction,
  );
  if (rows.length === 0) throw new Problem('NOT_FOUND');
  if (isFavorite) {
    await transaction
      .insertInto('seminar_favorites')
      .values({ user_id: viewer.id, seminar_id: seminarId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await transaction
      .deleteFrom('seminar_favorites')
      .where('user_id', '=', viewer.id)
      .where('seminar_id', '=', seminarId)
      .execute();
  }
  return readSeminar(transaction, seminarId, viewer, now);
}
