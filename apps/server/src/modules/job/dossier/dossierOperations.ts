import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { jsonData } from '../../../platform/json/jsonText.ts';
import { route } from '../../../platform/validation/route.ts';
import { showApplicationDossier } from './showApplicationDossier.ts';
import { updateApplicationNotes } from './updateApplicationNotes.ts';

export function dossierOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.job.showApplicationDossier, async ({ params, user, now }) => {
    return { status: 200, json: jsonData(await showApplicationDossier(database, params.id, user, now)) };
  });

  route(router, manifest.job.updateApplicationNotes, async ({ body, params, user, now }) => {
    const notes = await inTransaction(database, (transaction) =>
      updateApplicationNotes(transaction, params.id, body, user.id, now),
    );
    return { status: 200, json: jsonData(notes) };
  });
}
