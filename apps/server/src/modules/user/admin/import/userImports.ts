import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../../platform/appContext.ts';
import { fileName } from '../../../../platform/files/attachment.ts';
import { pageJson } from '../../../../platform/page/rowsJson.ts';
import { Problem } from '../../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../../platform/rate-limit/rateLimiter.ts';
import { route } from '../../../../platform/validation/route.ts';
import { successMessage } from '../../successMessage.ts';
import { refuseOthers } from '../refuseOthers.ts';
import { countImportRows, storePreview, listImportRows, readUserImport } from './previews.ts';
import { previewFile } from './previewFile.ts';
import { submitPreview } from './submitPreview.ts';
import { jsonData, jsonDone } from '../../../../platform/json/jsonText.ts';

/** Bytes a file may have (user contract, `createUserImport`). */
const FILE_LIMIT = 5 * 1024 * 1024;

/** Bytes of a form beside its file. */
const FORM_ROOM = 16 * 1024;

/** Files one admin may have looked at. */
const PREVIEWS_OF_ADMIN: RateLimit = { name: 'preview a file of users', tries: 120, seconds: 3600 };

/** Files of users: looked at first, and then added as a whole. */
export function userImports(router: ServiceRouter): void {
  const { deps } = router;
  const { database } = deps;

  route(
    router,
    manifest.user.createUserImport,
    { form: { limit: FILE_LIMIT + FORM_ROOM, tooLarge: fileTooLarge } },
    async ({ body, user, now }) => {
      const { file } = body;
      refuseOthers(user);
      await deps.rateLimiter.take(PREVIEWS_OF_ADMIN, user.id);
      if (file.size > FILE_LIMIT) throw fileTooLarge();
      const preview = await previewFile(database, new Uint8Array(await file.arrayBuffer()), user.id);
      const name = fileName(file instanceof File ? file.name : '');
      const id = await database
        .transaction()
        .execute((transaction) =>
          storePreview(transaction, preview, { userId: user.id, fileName: name, now }),
        );
      return { status: 201, json: jsonData(await readUserImport(database, id, user.id, now)) };
    },
  );

  route(router, manifest.user.showUserImport, async ({ params, user, now }) => {
    const { id } = params;
    refuseOthers(user);
    return { status: 200, json: jsonData(await readUserImport(database, id, user.id, now)) };
  });

  route(router, manifest.user.listUserImportRows, async ({ params, query, user, now }) => {
    const { id } = params;
    refuseOthers(user);
    // Not found where it is not theirs, or over.
    await readUserImport(database, id, user.id, now);
    const data = await pageJson(query, {
      rows: () => listImportRows(database, id, query),
      total: () => countImportRows(database, id),
    });
    return { status: 200, json: jsonData(data) };
  });

  route(router, manifest.user.submitUserImport, async ({ params, body, user, language, now }) => {
    const { id } = params;
    refuseOthers(user);
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
