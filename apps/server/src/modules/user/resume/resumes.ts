import { documentLimit } from '@michi/api/documents';
import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { attachment } from '../../../platform/files/attachment.ts';
import { discardFiles, discardUnused } from '../../../platform/files/storedFiles.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { composedResume, namedReason } from '../../../platform/resume/composedResume.ts';
import { idempotentRoute, route } from '../../../platform/validation/route.ts';
import { SHOWN_AFTER } from '../shareToken.ts';
import { successMessage } from '../successMessage.ts';
import { tooLarge } from '../../../platform/files/checkDocument.ts';
import { listOfResumes, readResume } from './readResumes.ts';
import { addResume, changeResume, copyResume, deleteOneResume } from './saveResume.ts';
import { takenFile } from './takenFile.ts';
import { jsonData, jsonDone, jsonObject, jsonOf } from '../../../platform/json/jsonText.ts';
import type { PeriodicTask } from '../../../platform/background/periodic.ts';

/** A form may be larger than its file, so that a file slightly too large is rejected by the file limit. */
const FORM = { limit: documentLimit + 256 * 1024, tooLarge };

/** Saves per user; checking a document is expensive. */
const SAVED_BY_ACCOUNT: RateLimit = { name: 'save a resume', tries: 300, seconds: 3600 };

/** The resumes of the signed-in student. */
export function resumes(router: ServiceRouter): void {
  const { deps } = router;
  const { database, pictureLinks, rateLimiter } = deps;
  route(router, manifest.user.listResumes, async ({ user, now }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    return { status: 200, json: jsonData(await listOfResumes(database, user.id, now)) };
  });

  route(router, manifest.user.createResume, { form: FORM }, async ({ body, user, language, now }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    await rateLimiter.take(SAVED_BY_ACCOUNT, user.id);
    const file = await takenFile(deps, body, user.id, now);
    const owner = { userId: user.id, language };
    const data = await orDiscarded(file, () =>
      inTransaction(database, async (transaction) => {
        const id = await addResume(transaction, body, file, owner, now);
        return readResume(transaction, id, user.id, now);
      }),
    );
    return { status: 201, json: jsonDone(saved(language), data) };
  });

  route(router, manifest.user.showResume, async ({ params, query, user, now }) => {
    const row = await findResume(params.id, user.id);
    const resume = await readResume(database, params.id, user.id, now);
    if (row.kind === 'UPLOADED')
      return { status: 200, json: jsonData(jsonObject({ resume, content: jsonOf(null) })) };
    const reason = await namedReason(database, user.id, query.reason, 'reason');
    const { content, photoFileId } = await composedResume(database, row, reason, now);
    const photoUrl = photoFileId === null ? null : pictureLinks.addressOf(photoFileId, now);
    const whole = jsonOf({ ...content, photoUrl });
    return { status: 200, json: jsonData(jsonObject({ resume, content: whole })) };
  });

  route(router, manifest.user.updateResume, { form: FORM }, async ({ body, params, user, language, now }) => {
    await findResume(params.id, user.id);
    await rateLimiter.take(SAVED_BY_ACCOUNT, user.id);
    const file = await takenFile(deps, body, user.id, now);
    const data = await orDiscarded(file, () =>
      inTransaction(database, async (transaction) => {
        const before = await changeResume(transaction, params.id, body, file, user.id, now);
        await discardFiles(deps, transaction, [before]);
        return readResume(transaction, params.id, user.id, now);
      }),
    );
    return { status: 200, json: jsonDone(saved(language), data) };
  });

  idempotentRoute(router, manifest.user.deleteResume, async ({ params, user, language }, transaction) => {
    const files = await deleteOneResume(transaction, params.id, user.id);
    await discardFiles(deps, transaction, files);
    const message = successMessage(language, 'resumeDeleted');
    return { status: 200, body: { data: { isDeleted: true }, message } };
  });

  route(router, manifest.user.createResumeCopy, async ({ body, params, user, language, now }) => {
    const title = body.title.trim();
    const id = await inTransaction(database, (transaction) =>
      copyResume(transaction, params.id, title, user.id, now),
    );
    const data = await readResume(database, id, user.id, now);
    return { status: 201, json: jsonDone(saved(language), data) };
  });

  route(router, manifest.user.getResumeFile, async ({ params, user }) => {
    const file = await database
      .selectFrom('resumes')
      .innerJoin('files', 'files.id', 'resumes.file_id')
      .select(['files.id', 'files.name', 'files.media_type as mediaType', 'files.size'])
      .where('resumes.id', '=', params.id)
      .where('resumes.user_id', '=', user.id)
      .executeTakeFirst();
    if (file === undefined) throw new Problem('NOT_FOUND');
    return attachment(deps.fileStore, file);
  });

  async function findResume(id: string, userId: string) {
    const row = await database
      .selectFrom('resumes')
      .select(['kind', 'user_id', 'format', 'choices', 'paper', 'reason_id', 'requests'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) throw new Problem('NOT_FOUND');
    return row;
  }

  /** A file stored for an action that then fails is deleted. */
  async function orDiscarded<T>(
    file: { readonly id: string } | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (file !== undefined) discardUnused(deps, file.id);
      throw error;
    }
  }
}

function saved(language: 'en' | 'jp'): string {
  return successMessage(language, 'resumeSaved');
}

/** Deletes abandoned uploads and long expired links; files that only they referred to are discarded as loose ones. */
export const clearResumes: PeriodicTask = {
  name: 'clear uploads and links that are over',
  every: 3_600_000,
  async run(deps) {
    const now = deps.clock.now();
    await deps.database.deleteFrom('resume_uploads').where('expires_at', '<=', now.toISOString()).execute();
    await deps.database
      .deleteFrom('resume_shares')
      .where('expires_at', '<=', new Date(now.getTime() - SHOWN_AFTER).toISOString())
      .execute();
  },
};
