import { manifest } from '@michi/api/manifest';
import { sql, type Kysely } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import type { PeriodicTask } from '../../../platform/background/periodic.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { attachment } from '../../../platform/files/attachment.ts';
import { ATTACHMENT_FORM, storeAttachedFile } from '../../../platform/files/storeAttachedFile.ts';
import { discardFiles, discardUnused } from '../../../platform/files/storedFiles.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { idempotentRoute, route } from '../../../platform/validation/route.ts';
import { counsellingFileJson, type Counselling } from './counsellingJson.ts';
import { lockStudent } from './bookCounselling.ts';
import { universityOf } from '../universityOf.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import { jsonData, type JsonText } from '../../../platform/json/jsonText.ts';

/** Uploaded files of a student that are not attached to an appointment yet. */
const WAITING_LIMIT = 10;

/** Milliseconds for which such a file is kept. */
const WAITS = 24 * 3_600_000;

/** Uploads per account, since checking a file is expensive. */
const UPLOADED_BY_ACCOUNT: RateLimit = {
  name: 'upload a file for an appointment',
  tries: 120,
  seconds: 3600,
};

export function counsellingFiles(router: ServiceRouter): void {
  const { deps } = router;
  const { database, fileStore, rateLimiter } = deps;

  route(
    router,
    manifest.university.createCounsellingFile,
    { form: ATTACHMENT_FORM },
    async ({ body, user, now }) => {
      universityOf(user);
      await rateLimiter.take(UPLOADED_BY_ACCOUNT, user.id);
      const file = await storeAttachedFile(deps, body.file, user.id, now);
      try {
        return { status: 201, json: jsonData(await addFile(database, file.id, user.id, now)) };
      } catch (error) {
        discardUnused(deps, file.id);
        throw error;
      }
    },
  );

  route(router, manifest.university.getCounsellingFile, async ({ params, user }) => {
    const file = await database
      .selectFrom('counselling_files')
      .innerJoin('files', 'files.id', 'counselling_files.file_id')
      .select(['files.id', 'files.name', 'files.media_type as mediaType', 'files.size'])
      .where('counselling_files.id', '=', params.id)
      .where('counselling_files.user_id', '=', user.id)
      .executeTakeFirst();
    if (file === undefined) throw new Problem('NOT_FOUND');
    return attachment(fileStore, file);
  });

  idempotentRoute(
    router,
    manifest.university.deleteCounsellingFile,
    async ({ params, user }, transaction) => {
      const row = await transaction
        .deleteFrom('counselling_files')
        .where('id', '=', params.id)
        .where('user_id', '=', user.id)
        .where('counselling_id', 'is', null)
        .returning('file_id')
        .executeTakeFirst();
      if (row === undefined) throw new Problem('NOT_FOUND');
      await discardFiles(deps, transaction, [row.file_id]);
      return { status: 200, body: { data: { isDeleted: true } } };
    },
  );
}

async function addFile(
  database: Kysely<Database>,
  fileId: string,
  userId: string,
  now: Date,
): Promise<JsonText<Counselling['files'][number]>> {
  return inTransaction(database, async (transaction) => {
    await lockStudent(transaction, userId);
    const { waiting } = await transaction
      .selectFrom('counselling_files')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('user_id', '=', userId)
      .where('counselling_id', 'is', null)
      .where('created_at', '>', new Date(now.getTime() - WAITS).toISOString())
      .executeTakeFirstOrThrow();
    if (waiting >= WAITING_LIMIT)
      throw new Problem('TRANSITION_NOT_ALLOWED', {
        situation: 'tooManyCounsellingFiles',
        situationValues: { maximum: WAITING_LIMIT },
      });
    const { id } = await transaction
      .insertInto('counselling_files')
      .values({ user_id: userId, file_id: fileId, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return readFile(transaction, id);
  });
}

async function readFile(
  database: Kysely<Database>,
  id: string,
): Promise<JsonText<Counselling['files'][number]>> {
  return readFoundJson(
    database,
    counsellingFileJson('o', 'f'),
    (selected) => sql`
    select ${selected}
    from counselling_files o join files f on f.id = o.file_id where o.id = ${id}`,
  );
}

/** Deletes file rows without an appointment; their bytes are deleted with the unreferenced files. */
export const clearCounsellingFiles: PeriodicTask = {
  name: 'clear files of no appointment',
  every: 3_600_000,
  async run({ clock, database }) {
    await database
      .deleteFrom('counselling_files')
      .where('counselling_id', 'is', null)
      .where('created_at', '<=', new Date(clock.now().getTime() - WAITS).toISOString())
      .execute();
  },
};
