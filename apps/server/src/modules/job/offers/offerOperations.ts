import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { jsonData, jsonDone } from '../../../platform/json/jsonText.ts';
import { pageJson } from '../../../platform/page/rowsJson.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { route, idempotentRoute } from '../../../platform/validation/route.ts';
import { answerJobOffer } from './answerJobOffer.ts';
import { countJobOffers, listJobOffers } from './listJobOffers.ts';
import { offerFile } from './offerFile.ts';
import { offerMessage } from './offerMessage.ts';
import { readLetter } from './readLetter.ts';
import { showJobOffer } from './showJobOffer.ts';

/** The operations on job offers. */
export function offerOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(
    router,
    manifest.job.listJobOffers,
  )(async ({ query: { page, size, audience }, user, now }) => {
    const data = await pageJson(
      { page, size },
      {
        rows: () => listJobOffers(database, audience, { page, size }, user, now),
        total: () => countJobOffers(database, audience, user),
      },
    );
    return { status: 200, json: jsonData(data) };
  });

  route(
    router,
    manifest.job.showJobOffer,
  )(async ({ params, user, now }) => {
    const letter = await showJobOffer(database, params.id, user, now);
    if (letter === undefined) throw new Problem('NOT_FOUND');
    return { status: 200, json: jsonData(letter) };
  });

  idempotentRoute(
    router,
    manifest.job.updateJobOfferStatus,
  )(async ({ body, language, now, user }, transaction) => {
    const answered = await answerJobOffer(transaction, body, { userId: user.id, language }, now);
    const letter = await showJobOffer(transaction, body.jobOfferId, user, now);
    if (letter === undefined) throw new Problem('NOT_FOUND');
    return { status: 200, json: jsonDone(offerMessage(language, body.action, answered), letter) };
  });

  route(
    router,
    manifest.job.getJobOfferFile,
  )(async ({ language, now, params, user }) => {
    const json = await showJobOffer(database, params.id, user, now);
    if (json === undefined) throw new Problem('NOT_FOUND');
    const letter = readLetter(json);
    const pdf = await offerFile(letter, { userId: user.id, language, timezone: user.timezone });
    return {
      status: 200,
      bytes: new Uint8Array(pdf),
      headers: { 'Content-Disposition': `attachment; filename="${fileName(letter.offer.code)}"` },
    };
  });
}

/** A code may hold anything; in a name of a file only what every system takes (RFC 6266, section 4.3). */
function fileName(code: string): string {
  return `offer-${code.replace(/[^\w.-]+/g, '-')}.pdf`;
}
