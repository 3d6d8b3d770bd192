import { manifest } from '@michi/api/manifest';
import { sql, type Kysely } from 'kysely';
import type { ServiceRouter } from '../../platform/appContext.ts';
import { lockAccount } from '../../platform/auth/lockAccount.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Database } from '../../platform/database/schema.ts';
import { attachment, fileName } from '../../platform/files/attachment.ts';
import { ATTACHMENT_LIMIT, checkAttachment } from '../../platform/files/checkAttachment.ts';
import { discardUnused, storeFile, type FileDeps } from '../../platform/files/storedFiles.ts';
import { invalidFields, Problem } from '../../platform/problem/problem.ts';
import type { RateLimit } from '../../platform/rateLimiter.ts';
import { route } from '../../platform/validation/route.ts';
import { successMessage } from './successMessage.ts';

/** In bytes. */
const PICTURE_LIMIT = 5 * 1024 * 1024;

/** A form may be larger than its file, so that a file slightly too large is rejected by the file limit. */
const FORM = { limit: ATTACHMENT_LIMIT + 256 * 1024, tooLarge: () => tooLarge(10) };

/** Uploads per student; checking a file is expensive. */
const UPLOADED_BY_ACCOUNT: RateLimit = { name: 'upload an attachment', tries: 120, seconds: 3600 };

/** Unsent files of one student. */
const MAX_WAITING = 50;

/** Files of messages: uploaded before sending, and readable by the members of the thread only. */
export function attachments(router: ServiceRouter): void {
  const { deps } = router;
  const { database, fileStore, rateLimiter } = deps;

  route(router, manifest.chat.uploadAttachment, { form: FORM }, async ({ body, user, language, now }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    await rateLimiter.take(UPLOADED_BY_ACCOUNT, user.id);
    const { file } = body;
    if (file.size === 0) throw invalidFields({ file: 'required' });
    const typed = file instanceof File ? file.name : '';
    const stored = await storeAttachment(deps, user.id, typed, new Uint8Array(await file.arrayBuffer()), now);
    return { status: 201, body: { data: stored, message: successMessage(language, 'uploaded') } };
  });

  route(router, manifest.chat.getAttachment, async ({ params, user }) => {
    const file = await findAttachment(database, params.id, user.id);
    if (file === undefined) throw new Problem('NOT_FOUND');
    return attachment(fileStore, file);
  });
}

/** @param maximum in megabytes */
function tooLarge(maximum: number): Problem {
  return new Problem('PAYLOAD_TOO_LARGE', {
    situation: 'fileTooLarge',
    fields: { file: { rule: 'fileTooLarge', values: { maximum } } },
  });
}

/**
 * Checks and stores a file of a user for a later message.
 * @throws Problem for a file that is too large, of another type, or damaged
 */
export async function storeAttachment(
  deps: FileDeps,
  userId: string,
  typedName: string,
  given: Uint8Array,
  now: Date,
) {
  const { mediaType, bytes } = await checkAttachment(given, userId);
  if (mediaType.startsWith('image/') && given.length > PICTURE_LIMIT) throw tooLarge(5);
  const name = fileName(typedName, mediaType);
  const id = await storeFile(deps, { userId, name, mediaType, bytes }, now);
  try {
    await inTransaction(deps.database, async (transaction) => {
      await lockAccount(transaction, userId);
      await transaction.insertInto('chat_attachments').values({ file_id: id, user_id: userId }).execute();
      // Deletes the oldest above the limit; the sweep of files deletes their bytes.
      await sql`
        delete from chat_attachments where file_id in (
          select file_id from chat_attachments where user_id = ${userId} and thread_id is null
          order by file_id desc offset ${sql.lit(MAX_WAITING)})`.execute(transaction);
    });
  } catch (error) {
    discardUnused(deps, id);
    throw error;
  }
  return { id, fileName: name, mediaType, size: bytes.length };
}

/** Finds a file of the user's threads, or one that they have not sent yet. */
async function findAttachment(database: Kysely<Database>, fileId: string, userId: string) {
  const { rows } = await sql<{ id: string; name: string; mediaType: string; size: number }>`
    select f.id, f.name, f.media_type as "mediaType", f.size
    from chat_attachments a join files f on f.id = a.file_id
    where a.file_id = ${fileId} and case when a.thread_id is null then a.user_id = ${userId}
      else exists (
        select from chat_members me where me.thread_id = a.thread_id and me.user_id = ${userId}) end`.execute(
    database,
  );
  return rows[0];
}
