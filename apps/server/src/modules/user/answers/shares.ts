import type { manifest } from '@michi/api/manifest';
import type { Body, ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CurrentUser } from '../../../platform/auth/currentUser.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { columnsOf, instant, json, listed, rowOrNull } from '../../../platform/json/json.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readFoundJson, readOneJson } from '../../../platform/json/readJson.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import type { Random } from '../../../platform/random.ts';
import { lockStudent } from '../resume/lockStudent.ts';
import { expiryOf, hashOfToken, newShareToken, SHARE_LIMIT } from '../shareToken.ts';

type AnswerShare = ResponseBody<typeof manifest.user.listAnswerShares, 200>['data'][number];

const S = columnsOf<'answer_shares'>('s');
const C = columnsOf<'counsellors'>('c');

const SHARE_JSON = json<AnswerShare>({
  id: S('id'),
  counsellor: rowOrNull(
    json<NonNullable<AnswerShare['counsellor']>>({ id: C('id'), name: C('name'), nameJp: C('name_jp') }),
    sql`counsellors c where c.id = s.counsellor_id`,
  ),
  createdAt: instant(S('created_at')),
  expiresAt: instant(S('expires_at')),
  viewCount: S('view_count'),
  lastViewedAt: instant(S('last_viewed_at')),
});

/**
 * The links to a version as JSON text, the newest first.
 * @throws Problem NOT_FOUND for a version that does not exist or is another user's
 */
export async function listOfAnswerShares(
  database: Kysely<Database>,
  answerId: string,
  userId: string,
): Promise<JsonText<AnswerShare[]>> {
  await findOwnAnswer(database, answerId, userId);
  return readOneJson(
    database,
    listed(SHARE_JSON, sql`s.created_at desc, s.id desc`),
    (selected) => sql`select ${selected} from answer_shares s where s.answer_id = ${answerId}`,
  );
}

export function readAnswerShare(database: Kysely<Database>, id: string): Promise<JsonText<AnswerShare>> {
  return readFoundJson(
    database,
    SHARE_JSON,
    (selected) => sql`select ${selected} from answer_shares s where s.id = ${id}`,
  );
}

/**
 * Creates a link to a version.
 * @returns its id, and the secret, which cannot be read again
 * @throws Problem NOT_FOUND, TRANSITION_NOT_ALLOWED at the limit, or VALIDATION_FAILED for a counsellor of another university
 */
export async function shareAnswer(
  { random }: { readonly random: Random },
  transaction: Transaction<Database>,
  answerId: string,
  { counsellorId = null, days }: Body<typeof manifest.user.createAnswerShare>,
  user: CurrentUser,
  now: Date,
): Promise<{ readonly id: string; readonly token: string }> {
  await lockStudent(transaction, user.id);
  await findOwnAnswer(transaction, answerId, user.id);
  if (counsellorId !== null) await checkCounsellor(transaction, counsellorId, user);
  const others = await transaction
    .selectFrom('answer_shares')
    .select('id')
    .where('answer_id', '=', answerId)
    .limit(SHARE_LIMIT)
    .execute();
  if (others.length >= SHARE_LIMIT)
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'tooManyAnswerShares' });
  const { token, token_hash } = newShareToken(random, 'a1');
  const { id } = await transaction
    .insertInto('answer_shares')
    .values({
      user_id: user.id,
      answer_id: answerId,
      counsellor_id: counsellorId,
      token_hash,
      created_at: now,
      expires_at: expiryOf(now, days),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** A valid link, and whose answer it leads to. */
export interface FoundShare {
  readonly id: string;
  readonly answerId: string;
  readonly userId: string;
  readonly expiresAt: string;
}

/**
 * The link of a secret.
 * @throws Problem NOT_FOUND for an expired, revoked or unknown one, or if its student is not active
 */
export async function findAnswerShare(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<FoundShare> {
  const share = await database
    .selectFrom('answer_shares')
    .innerJoin('users', 'users.id', 'answer_shares.user_id')
    .select([
      'answer_shares.id',
      'answer_shares.answer_id as answerId',
      'answer_shares.user_id as userId',
      'answer_shares.expires_at as expiresAt',
    ])
    .where('answer_shares.token_hash', '=', hashOfToken(token))
    .where('answer_shares.expires_at', '>', now.toISOString())
    .where('users.account_status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (share === undefined) throw new Problem('NOT_FOUND');
  return share;
}

export async function countAnswerView(database: Kysely<Database>, id: string, now: Date): Promise<void> {
  await database
    .updateTable('answer_shares')
    .set((set) => ({ view_count: set('view_count', '+', 1), last_viewed_at: now }))
    .where('id', '=', id)
    .execute();
}

/** @throws Problem NOT_FOUND */
export async function findOwnAnswer(
  database: Kysely<Database>,
  id: string,
  userId: string,
): Promise<{ readonly text: string }> {
  const answer = await database
    .selectFrom('profile_answers')
    .select('text')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (answer === undefined) throw new Problem('NOT_FOUND');
  return answer;
}

async function checkCounsellor(
  transaction: Transaction<Database>,
  id: string,
  { universityId }: CurrentUser,
): Promise<void> {
  const counsellor = await transaction
    .selectFrom('counsellors')
    .select('id')
    .where('id', '=', id)
    .where('university_id', '=', universityId)
    .executeTakeFirst();
  if (counsellor === undefined) throw invalidFields({ counsellorId: 'unknown' });
}
