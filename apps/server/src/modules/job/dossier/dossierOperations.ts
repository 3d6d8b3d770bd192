import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { jsonData } from '../../../platform/json/jsonText.ts';
import { idempotentRoute, route } from '../../../platform/validation/route.ts';
import { showApplicationDossier } from './showApplicationDossier.ts';
import { updateApplicationNotes } from './updateApplicationNotes.ts';

export function dossierOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.job.showApplicationDossier, async ({ params, user, now }) => {
    return { status: 200, json: jsonData(await showApplicationDossier(database, params.id, user, now)) };
  });

  idempotentRoute(router, manifest.job.updateApplicationNotes, async (call, transaction) => {
    const { body, params, user, now } = call;
    const notes = await updateApplicationNotes(transaction, params.id, body, user.id, now);
    return { status: 200, json: jsonData(notes) };
  });
}
