import { documentLimit } from '@michi/api/documents';
import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { tooLarge } from '../../../platform/files/checkDocument.ts';
import { lockStudent } from './lockStudent.ts';
import { columnsOf, instant, json, listed } from '../../../platform/json/json.ts';
import { readFoundJson, readOneJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

type ResumeUpload = ResponseBody<typeof manifest.user.listResumeUploads, 200>['data'][number];

const P = columnsOf<'resume_uploads'>('p');

/** Most unfinished uploads of a student (user contract, `listResumeUploads`). */
export const UPLOAD_LIMIT = 5;

/** In milliseconds. */
const LIFETIME = 24 * 3_600_000;

const UPLOAD_JSON = json<ResumeUpload>({
  id: P('id'),
  fileName: P('file_name'),
  size: P('size'),
  receivedSize: P('received_size'),
  expiresAt: instant(P('expires_at')),
});

export interface NewUpload {
  readonly fileName: string;
  readonly size: number;
}

/** The unfinished uploads of a user as JSON text, the newest first. */
export function listOfUploads(
  database: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<JsonText<ResumeUpload[]>> {
  return readOneJson(
    database,
    listed(UPLOAD_JSON, sql`created_at desc, id desc`),
    (selected) => sql`
    select ${selected}
    from resume_uploads p where user_id = ${userId} and expires_at > ${now}`,
  );
}

/**
 * One upload of a user as JSON text.
 * @throws Problem NOT_FOUND if it does not exist, has expired, or is another user's
 */
export function readUpload(
  database: Kysely<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<JsonText<ResumeUpload>> {
  return readFoundJson(
    database,
    UPLOAD_JSON,
    (selected) => sql`
    select ${selected}
    from resume_uploads p where id = ${id} and user_id = ${userId} and expires_at > ${now}`,
  );
}

/**
 * Begins an upload.
 * @returns its id
 * @throws Problem PAYLOAD_TOO_LARGE, or TRANSITION_NOT_ALLOWED at the limit
 */
export async function beginUpload(
  transaction: Transaction<Database>,
  { fileName, size }: NewUpload,
  userId: string,
  now: Date,
): Promise<string> {
  if (size > documentLimit) throw tooLarge();
  await lockStudent(transaction, userId);
  const running = await transaction
    .selectFrom('resume_uploads')
    .select('id')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .limit(UPLOAD_LIMIT)
    .execute();
  if (running.length >= UPLOAD_LIMIT)
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'tooManyUploads' });
  const { id } = await transaction
    .insertInto('resume_uploads')
    .values({
      user_id: userId,
      file_name: fileName,
      size,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores a part. Bytes received before are skipped, so that a part may be repeated.
 * @throws Problem NOT_FOUND, TRANSITION_NOT_ALLOWED for a part beyond a gap, or VALIDATION_FAILED beyond the announced
 *   size
 */
export async function storePart(
  transaction: Transaction<Database>,
  id: string,
  { offset, bytes }: { readonly offset: number; readonly bytes: Buffer },
  userId: string,
  now: Date,
): Promise<void> {
  const upload = await transaction
    .selectFrom('resume_uploads')
    .select(['size', 'received_size'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (upload === undefined) throw new Problem('NOT_FOUND');
  const { received_size: received, size } = upload;
  if (offset > received) throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'uploadGap' });
  if (offset + bytes.length > size) throw invalidFields({ part: 'beyondUpload' });
  const fresh = bytes.subarray(received - offset);
  if (fresh.length === 0) return;
  await transaction
    .insertInto('resume_upload_parts')
    .values({ upload_id: id, start: received, bytes: fresh })
    .execute();
  await transaction
    .updateTable('resume_uploads')
    .set({ received_size: received + fresh.length })
    .where('id', '=', id)
    .execute();
}

/**
 * A completely uploaded file.
 * @throws Problem VALIDATION_FAILED for one that does not exist, has expired, is another user's or incomplete
 */
export async function readWholeUpload(
  database: Kysely<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<{ readonly fileName: string; readonly bytes: Uint8Array }> {
  const upload = await database
    .selectFrom('resume_uploads')
    .select(['file_name', 'size', 'received_size'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (upload === undefined) throw invalidFields({ uploadId: 'uploadUnknown' });
  if (upload.received_size < upload.size) throw invalidFields({ uploadId: 'uploadIncomplete' });
  const parts = await database
    .selectFrom('resume_upload_parts')
    .select('bytes')
    .where('upload_id', '=', id)
    .orderBy('start')
    .execute();
  return { fileName: upload.file_name, bytes: Buffer.concat(parts.map(({ bytes }) => bytes)) };
}

/**
 * Aborts an upload.
 * @throws Problem NOT_FOUND if it does not exist or is another user's
 */
export async function abortUpload(database: Kysely<Database>, id: string, userId: string): Promise<void> {
  const deleted = await database
    .deleteFrom('resume_uploads')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw new Problem('NOT_FOUND');
}
