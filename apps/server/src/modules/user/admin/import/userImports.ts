import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../../platform/appContext.ts';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import { fileName } from '../../../../platform/files/attachment.ts';
import { pageJson } from '../../../../platform/page/rowsJson.ts';
import { Problem } from '../../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../../platform/rateLimiter.ts';
import { route } from '../../../../platform/validation/route.ts';
import { successMessage } from '../../successMessage.ts';
import { requireAdmin } from '../requireAdmin.ts';
import { countImportRows, storePreview, listImportRows, readUserImport } from './previews.ts';
import { previewFile } from './previewFile.ts';
import { submitPreview } from './submitPreview.ts';
import { jsonData, jsonDone } from '../../../../platform/json/jsonText.ts';
import type { PeriodicTask } from '../../../../platform/background/periodic.ts';

/** In bytes (user contract, `createUserImport`). */
const FILE_LIMIT = 5 * 1024 * 1024;

/** A form has a few bytes besides its file. */
const FORM = { limit: FILE_LIMIT + 16 * 1024, tooLarge: fileTooLarge };

/** Per admin. */
const PREVIEWS_OF_ADMIN: RateLimit = { name: 'preview a file of users', tries: 120, seconds: 3600 };

/** Imports files of users: an admin previews a file, then adds all its users. */
export function userImports(router: ServiceRouter): void {
  const { deps } = router;
  const { database } = deps;

  route(router, manifest.user.createUserImport, { form: FORM }, async ({ body: { file }, user, now }) => {
    requireAdmin(user);
    await deps.rateLimiter.take(PREVIEWS_OF_ADMIN, user.id);
    if (file.size > FILE_LIMIT) throw fileTooLarge();
    const preview = await previewFile(database, new Uint8Array(await file.arrayBuffer()), user.id);
    const origin = { userId: user.id, fileName: fileName(file instanceof File ? file.name : ''), now };
    const id = await inTransaction(database, (transaction) => storePreview(transaction, preview, origin));
    return { status: 201, json: jsonData(await readUserImport(database, id, user.id, now)) };
  });

  route(router, manifest.user.showUserImport, async ({ params: { id }, user, now }) => {
    requireAdmin(user);
    return { status: 200, json: jsonData(await readUserImport(database, id, user.id, now)) };
  });

  route(router, manifest.user.listUserImportRows, async ({ params: { id }, query, user, now }) => {
    requireAdmin(user);
    // Throws NOT_FOUND for an expired one, or another admin's.
    await readUserImport(database, id, user.id, now);
    const data = await pageJson(query, {
      rows: () => listImportRows(database, id, query),
      total: () => countImportRows(database, id),
    });
    return { status: 200, json: jsonData(data) };
  });

  route(router, manifest.user.submitUserImport, async ({ params: { id }, body, user, language, now }) => {
    requireAdmin(user);
    await submitPreview(deps, { id, userId: user.id, ...body }, now);
    deps.mailer.wake();
    const message = successMessage(language, 'usersImported');
    const data = await readUserImport(database, id, user.id, now);
    return { status: 200, json: jsonDone(message, data) };
  });
}

function fileTooLarge(): Problem {
  return new Problem('PAYLOAD_TOO_LARGE', {
    situation: 'fileTooLarge',
    fields: { file: { rule: 'fileTooLarge', values: { maximum: 5 } } },
  });
}

/** Deletes previewed user files after an hour: most people in them have no account here. */
export const clearUserImports: PeriodicTask = {
  name: 'clear files of users that are over',
  every: 600_000,
  async run({ clock, database }) {
    await database.deleteFrom('user_imports').where('expires_at', '<=', clock.now().toISOString()).execute();
  },
};
