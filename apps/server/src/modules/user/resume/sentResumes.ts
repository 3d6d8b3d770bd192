import { manifest } from '@michi/api/manifest';
import type { Kysely } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { attachment } from '../../../platform/files/attachment.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { COPY_COLUMNS, readCopiedFile, readCopy } from './resumeCopy.ts';

/** Copies of resumes sent with the student's applications. */
export function sentResumes(router: ServiceRouter): void {
  const { database, fileStore, pictureLinks } = router.deps;

  route(router, manifest.user.showSentResume, async ({ params, user, now }) => {
    const { sentAt, ...copy } = await findSent(database, params.id, user.id);
    return {
      status: 200,
      body: { data: { ...(await readCopy(database, copy, pictureLinks, now)), sentAt } },
    };
  });

  route(router, manifest.user.getSentResumeFile, async ({ params, user }) => {
    const { file_id: fileId } = await findSent(database, params.id, user.id);
    if (fileId === null) throw new Problem('NOT_FOUND');
    const { fileName, ...file } = await readCopiedFile(database, fileId);
    return attachment(fileStore, { id: fileId, name: fileName, ...file });
  });
}

/** @throws Problem NOT_FOUND for another student's application, or one without a resume */
async function findSent(database: Kysely<Database>, applicationId: string, userId: string) {
  const copy = await database
    .selectFrom('resume_copies')
    .select([...COPY_COLUMNS, 'created_at as sentAt'])
    .where('application_id', '=', applicationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (copy === undefined) throw new Problem('NOT_FOUND');
  return copy;
}
