import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import type { PeriodicTask } from '../../../platform/background/periodic.ts';
import { anyOf } from '../../../platform/database/anyOf.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { attachment } from '../../../platform/files/attachment.ts';
import { ATTACHMENT_FORM, storeAttachedFile } from '../../../platform/files/storeAttachedFile.ts';
import { discardFiles, discardUnused } from '../../../platform/files/storedFiles.ts';
import { columnsOf, json, wordOf } from '../../../platform/json/json.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { idempotentRoute, route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';

export type ApplicationFile = ResponseBody<typeof manifest.job.createApplicationFile, 201>['data'];

/** Unsent files of one student. */
const MAX_WAITING = 50;

/** Milliseconds for which such a file is kept. */
const WAITS = 7 * 24 * 3_600_000;

/** Uploads per account, since checking a file is expensive. */
const UPLOADED_BY_ACCOUNT: RateLimit = {
  name: 'upload a file for an application',
  tries: 120,
  seconds: 3600,
};

const F = columnsOf<'files'>('f');

const FILE_JSON = json<ApplicationFile>({
  id: F('id'),
  fileName: F('name'),
  mediaType: wordOf<ApplicationFile['mediaType']>(F('media_type')),
  size: F('size'),
});

/** Files that answer questions of companies: uploaded before sending, then kept with the application. */
export function applicationFiles(router: ServiceRouter): void {
  const { deps } = router;
  const { database, fileStore, rateLimiter } = deps;

  route(
    router,
    manifest.job.createApplicationFile,
    { form: ATTACHMENT_FORM },
    async ({ body, language, now, user }) => {
      if (user.studentId === null) throw new Problem('FORBIDDEN');
      await rateLimiter.take(UPLOADED_BY_ACCOUNT, user.id);
      const file = await storeAttachedFile(deps, body.file, user.id, now);
      try {
        await addFile(database, file.id, user.id, now);
      } catch (error) {
        discardUnused(deps, file.id);
        throw error;
      }
      return { status: 201, body: { data: file, message: successMessage(language, 'uploaded') } };
    },
  );

  route(router, manifest.job.getApplicationFile, async ({ params, user }) => {
    const file = await database
      .selectFrom('application_files')
      .innerJoin('files', 'files.id', 'application_files.file_id')
      .select(['files.id', 'files.name', 'files.media_type as mediaType', 'files.size'])
      .where('application_files.file_id', '=', params.id)
      .where('application_files.user_id', '=', user.id)
      .executeTakeFirst();
    if (file === undefined) throw new Problem('NOT_FOUND');
    return attachment(fileStore, file);
  });

  idempotentRoute(router, manifest.job.deleteApplicationFile, async ({ params, user }, transaction) => {
    const row = await transaction
      .deleteFrom('application_files')
      .where('file_id', '=', params.id)
      .where('user_id', '=', user.id)
      .where('application_id', 'is', null)
      .returning('file_id')
      .executeTakeFirst();
    if (row === undefined) throw new Problem('NOT_FOUND');
    await discardFiles(deps, transaction, [row.file_id]);
    return { status: 200, body: { data: { isDeleted: true } } };
  });
}

async function addFile(database: Kysely<Database>, fileId: string, userId: string, now: Date): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockAccount(transaction, userId);
    await transaction
      .insertInto('application_files')
      .values({ file_id: fileId, user_id: userId, created_at: now })
      .execute();
    // Deletes the oldest above the limit; the sweep of files deletes their bytes.
    await sql`
      delete from application_files where file_id in (
        select file_id from application_files where user_id = ${userId} and application_id is null
        order by created_at desc, file_id desc offset ${sql.lit(MAX_WAITING)})`.execute(transaction);
  });
}

/** The student's unsent files with these ids, locked until the transaction ends so that each is sent once. */
export async function lockUnsentFiles(
  transaction: Transaction<Database>,
  ids: readonly string[],
  userId: string,
): Promise<readonly ApplicationFile[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ file: ApplicationFile }>`
    select ${FILE_JSON} as file from application_files a join files f on f.id = a.file_id
    where a.file_id = any(${ids}::uuid[]) and a.user_id = ${userId} and a.application_id is null
    for update of a`.execute(transaction);
  return rows.map(({ file }) => file);
}

/** Keeps these files with the application, in place of those sent before; the sweep of files deletes their bytes. */
export async function sendFiles(
  transaction: Transaction<Database>,
  applicationId: string,
  ids: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('application_files').where('application_id', '=', applicationId).execute();
  await transaction
    .updateTable('application_files')
    .set({ application_id: applicationId })
    .where('file_id', '=', anyOf(ids))
    .execute();
}

/** Deletes file rows without an application; their bytes are deleted with the unreferenced files. */
export const clearApplicationFiles: PeriodicTask = {
  name: 'clear files of no application',
  every: 3_600_000,
  async run({ clock, database }) {
    await database
      .deleteFrom('application_files')
      .where('application_id', 'is', null)
      .where('created_at', '<=', new Date(clock.now().getTime() - WAITS).toISOString())
      .execute();
  },
};
