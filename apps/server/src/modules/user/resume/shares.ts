import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Random } from '../../../platform/random.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { namedReason } from '../../../platform/resume/composedResume.ts';
import { storeResumeCopy } from '../../../platform/resume/storeResumeCopy.ts';
import { expiryOf, hashOfToken, newShareToken, SHARE_LIMIT } from '../shareToken.ts';
import { lockStudent } from './lockStudent.ts';
import { COPY_COLUMNS } from './resumeCopy.ts';
import { columnsOf, instant, json, listed } from '../../../platform/json/json.ts';
import { readFoundJson, readOneJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

type ResumeShare = ResponseBody<typeof manifest.user.listResumeShares, 200>['data'][number];

const P = columnsOf<'resume_shares'>('p');

const SHARE_JSON = json<ResumeShare>({
  id: P('id'),
  createdAt: instant(P('created_at')),
  expiresAt: instant(P('expires_at')),
  viewCount: P('view_count'),
  lastViewedAt: instant(P('last_viewed_at')),
});

export interface NewShare {
  readonly resumeId: string;
  readonly days: number;
  readonly reasonId: string | undefined;
}

export interface MadeShare {
  readonly id: string;
  /** The secret, which cannot be read again. */
  readonly token: string;
}

/**
 * The links to a user's resume as JSON text, the newest first.
 * @throws Problem NOT_FOUND for a resume that does not exist or is another user's
 */
export async function listOfShares(
  database: Kysely<Database>,
  resumeId: string,
  userId: string,
): Promise<JsonText<ResumeShare[]>> {
  await findOwn(database, resumeId, userId);
  return readOneJson(
    database,
    listed(SHARE_JSON, sql`created_at desc, id desc`),
    (selected) => sql`select ${selected} from resume_shares p where resume_id = ${resumeId}`,
  );
}

export function readShare(database: Kysely<Database>, id: string): Promise<JsonText<ResumeShare>> {
  return readFoundJson(
    database,
    SHARE_JSON,
    (selected) => sql`select ${selected} from resume_shares p where id = ${id}`,
  );
}

/**
 * Creates a link to a resume as it is now. Only the hash of its secret is stored.
 * @throws Problem NOT_FOUND, TRANSITION_NOT_ALLOWED at the limit, or VALIDATION_FAILED for another student's reason
 */
export async function makeShare(
  { random }: { readonly random: Random },
  transaction: Transaction<Database>,
  { days, reasonId, resumeId }: NewShare,
  userId: string,
  now: Date,
): Promise<MadeShare> {
  await lockStudent(transaction, userId);
  await findOwn(transaction, resumeId, userId);
  const others = await transaction
    .selectFrom('resume_shares')
    .select('id')
    .where('resume_id', '=', resumeId)
    .limit(SHARE_LIMIT)
    .execute();
  if (others.length >= SHARE_LIMIT)
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'tooManyShares' });
  const { token, token_hash } = newShareToken(random, 's1');
  const { id } = await transaction
    .insertInto('resume_shares')
    .values({
      user_id: userId,
      resume_id: resumeId,
      token_hash,
      created_at: now,
      expires_at: expiryOf(now, days),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reason = await namedReason(transaction, userId, reasonId, 'reasonForApplyingId');
  await storeResumeCopy(transaction, { userId, resumeId, reason, carrier: { shareId: id } }, now);
  return { id, token };
}

/**
 * Revokes a link, and deletes its copy.
 * @returns files that may be unreferenced now
 * @throws Problem NOT_FOUND if it does not exist or is another user's
 */
export async function revokeShare(
  transaction: Transaction<Database>,
  id: string,
  userId: string,
): Promise<readonly (string | null)[]> {
  const copy = await transaction
    .selectFrom('resume_copies')
    .select(['file_id', 'photo_file_id'])
    .where('share_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const deleted = await transaction
    .deleteFrom('resume_shares')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw new Problem('NOT_FOUND');
  return copy === undefined ? [] : [copy.file_id, copy.photo_file_id];
}

/**
 * The resume that a link opens.
 * @throws Problem NOT_FOUND for an expired, revoked or unknown link, or if its student is not active
 */
export async function findShared(database: Kysely<Database>, token: string, now: Date) {
  const copy = await database
    .selectFrom('resume_shares')
    .innerJoin('resume_copies', 'resume_copies.share_id', 'resume_shares.id')
    .innerJoin('users', 'users.id', 'resume_shares.user_id')
    .select(['resume_shares.id as shareId', 'resume_shares.expires_at as expiresAt', ...COPY_COLUMNS])
    .where('resume_shares.token_hash', '=', hashOfToken(token))
    .where('resume_shares.expires_at', '>', now.toISOString())
    .where('users.account_status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (copy === undefined) throw new Problem('NOT_FOUND');
  return copy;
}

export async function countView(database: Kysely<Database>, shareId: string, now: Date): Promise<void> {
  await database
    .updateTable('resume_shares')
    .set((set) => ({ view_count: set('view_count', '+', 1), last_viewed_at: now }))
    .where('id', '=', shareId)
    .execute();
}

async function findOwn(database: Kysely<Database>, resumeId: string, userId: string): Promise<void> {
  const resume = await database
    .selectFrom('resumes')
    .select('id')
    .where('id', '=', resumeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (resume === undefined) throw new Problem('NOT_FOUND');
}
