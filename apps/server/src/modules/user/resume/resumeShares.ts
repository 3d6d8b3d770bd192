import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { attachment } from '../../../platform/files/attachment.ts';
import { discardFiles } from '../../../platform/files/storedFiles.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { idempotentRoute, route } from '../../../platform/validation/route.ts';
import { readCopiedFile, readCopy } from './resumeCopy.ts';
import { countView, findShared, listOfShares, makeShare, readShare, revokeShare } from './shares.ts';
import { jsonData, jsonObject, jsonOf } from '../../../platform/json/jsonText.ts';

/** A whole company may share one address. */
const OPENED_FROM_ADDRESS: RateLimit = { name: 'open a shared resume', tries: 300, seconds: 600 };

const MADE_BY_ACCOUNT: RateLimit = { name: 'share a resume', tries: 120, seconds: 3600 };

/** Private links to resumes: creating, revoking and opening them. */
export function resumeShares(router: ServiceRouter): void {
  const { deps } = router;
  const { database, fileStore, pictureLinks, rateLimiter } = deps;
  route(router, manifest.user.listResumeShares, async ({ params, user }) => ({
    status: 200,
    json: jsonData(await listOfShares(database, params.id, user.id)),
  }));

  route(router, manifest.user.createResumeShare, async ({ body, params, user, now }) => {
    await rateLimiter.take(MADE_BY_ACCOUNT, user.id);
    const reasonId = body.reasonForApplyingId ?? undefined;
    const { id, token } = await inTransaction(database, (transaction) =>
      makeShare(deps, transaction, { resumeId: params.id, days: body.days, reasonId }, user.id, now),
    );
    const share = await readShare(database, id);
    return { status: 201, json: jsonData(jsonObject({ token: jsonOf(token), share })) };
  });

  idempotentRoute(router, manifest.user.deleteResumeShare, async ({ params, user }, transaction) => {
    const files = await revokeShare(transaction, params.id, user.id);
    await discardFiles(deps, transaction, files);
    return { status: 200, body: { data: { isDeleted: true } } };
  });

  route(router, manifest.user.showSharedResume, async ({ address, body, now }) => {
    await rateLimiter.take(OPENED_FROM_ADDRESS, address);
    const { shareId, expiresAt, ...copy } = await findShared(database, body.token, now);
    await countView(database, shareId, now);
    return {
      status: 200,
      body: { data: { ...(await readCopy(database, copy, pictureLinks, now)), expiresAt } },
    };
  });

  route(router, manifest.user.getSharedResumeFile, async ({ address, body, now }) => {
    await rateLimiter.take(OPENED_FROM_ADDRESS, address);
    const { file_id: fileId } = await findShared(database, body.token, now);
    if (fileId === null) throw new Problem('NOT_FOUND');
    const { fileName, ...file } = await readCopiedFile(database, fileId);
    return attachment(fileStore, { id: fileId, name: fileName, ...file });
  });
}
