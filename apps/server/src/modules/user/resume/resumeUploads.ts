import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { fileName } from '../../../platform/files/attachment.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { beginUpload, abortUpload, listOfUploads, readUpload, storePart } from './uploads.ts';
import { jsonData } from '../../../platform/json/jsonText.ts';

/** In bytes (user contract, `ResumeUploadPart`). */
const PART_LIMIT = 1024 * 1024;

/** A form has a few bytes besides its part. */
const FORM = { limit: PART_LIMIT + 16 * 1024, tooLarge: partTooLarge };

const BEGUN_BY_ACCOUNT: RateLimit = { name: 'begin an upload', tries: 120, seconds: 3600 };

/** Uploads files in parts, so that a broken connection repeats only one part. */
export function resumeUploads(router: ServiceRouter): void {
  const { database, rateLimiter } = router.deps;
  route(router, manifest.user.listResumeUploads, async ({ user, now }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    return { status: 200, json: jsonData(await listOfUploads(database, user.id, now)) };
  });

  route(router, manifest.user.createResumeUpload, async ({ body, user, now }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    await rateLimiter.take(BEGUN_BY_ACCOUNT, user.id);
    const upload = { fileName: fileName(body.fileName), size: body.size };
    const id = await inTransaction(database, (transaction) => beginUpload(transaction, upload, user.id, now));
    return { status: 201, json: jsonData(await readUpload(database, id, user.id, now)) };
  });

  route(router, manifest.user.showResumeUpload, async ({ params, user, now }) => ({
    status: 200,
    json: jsonData(await readUpload(database, params.id, user.id, now)),
  }));

  route(router, manifest.user.updateResumeUpload, { form: FORM }, async ({ body, params, user, now }) => {
    if (body.part.size > PART_LIMIT) throw partTooLarge();
    if (body.part.size === 0) throw invalidFields({ part: 'required' });
    const part = { offset: body.offset, bytes: Buffer.from(await body.part.arrayBuffer()) };
    await inTransaction(database, (transaction) => storePart(transaction, params.id, part, user.id, now));
    return { status: 200, json: jsonData(await readUpload(database, params.id, user.id, now)) };
  });

  route(router, manifest.user.deleteResumeUpload, async ({ params, user }) => {
    await abortUpload(database, params.id, user.id);
    return { status: 200, body: { data: { isDeleted: true } } };
  });
}

function partTooLarge(): Problem {
  return new Problem('PAYLOAD_TOO_LARGE', { fields: { part: { rule: 'partTooLarge' } } });
}
