import { documentFileName, type NamedDocument } from '@michi/api/documents';
import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { dayAt } from '../../../platform/calendar/days.ts';
import { contentDisposition } from '../../../platform/files/attachment.ts';
import { jsonData, jsonDone, type JsonText } from '../../../platform/json/jsonText.ts';
import { readPage } from '../../../platform/page/list.ts';
import { route, idempotentRoute } from '../../../platform/validation/route.ts';
import { answerJobOffer, type AnsweredOffer, type OfferStatusRequest } from './answerJobOffer.ts';
import { offerFile } from './offerFile.ts';
import type { Language } from '../../../platform/problem/language.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import { listJobOffers, showJobOffer, type OfferLetter } from './offerJson.ts';

type Messages = Readonly<Record<OfferStatusRequest['action'], string>>;

const MESSAGES: Readonly<Record<Language, Readonly<Record<'JOB' | 'INTERNSHIP', Messages>>>> = {
  en: { JOB: en.answered, INTERNSHIP: en.answeredInternship },
  jp: { JOB: jp.answered, INTERNSHIP: jp.answeredInternship },
};

function offerMessage(
  language: Language,
  action: OfferStatusRequest['action'],
  { company, kind }: AnsweredOffer,
): string {
  return MESSAGES[language][kind][action].replace('{company}', () => company);
}

export function offerOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.job.listJobOffers, async ({ query, user, now }) => {
    const data = await readPage(database, query, listJobOffers(query.audience, user, now));
    return { status: 200, json: jsonData(data) };
  });

  route(router, manifest.job.showJobOffer, async ({ params, user, now }) => {
    return { status: 200, json: jsonData(await showJobOffer(database, params.id, user, now)) };
  });

  idempotentRoute(
    router,
    manifest.job.updateJobOfferStatus,
    async ({ body, language, now, user }, transaction) => {
      const answered = await answerJobOffer(transaction, body, { userId: user.id, language }, now);
      const letter = await showJobOffer(transaction, body.jobOfferId, user, now);
      return { status: 200, json: jsonDone(offerMessage(language, body.action, answered), letter) };
    },
  );

  route(router, manifest.job.getJobOfferFile, async ({ language, now, params, user }) => {
    const letter = readLetter(await showJobOffer(database, params.id, user, now));
    const day = dayAt(now, user.timezone);
    const pdf = await offerFile(letter, { userId: user.id, language, timezone: user.timezone });
    return {
      status: 200,
      bytes: new Uint8Array(pdf),
      headers: {
        'Content-Disposition': contentDisposition(
          fileName(letter, language, day),
          fileName(letter, 'en', day),
        ),
      },
    };
  });
}

function fileName(
  { offer, studentName, studentNameJp }: OfferLetter,
  language: NamedDocument['language'],
  day: string,
): string {
  return documentFileName({
    document: offer.job.kind === 'JOB' ? 'OFFER_LETTER' : 'INTERNSHIP_LETTER',
    language,
    name: studentName,
    nameJp: studentNameJp,
    day,
  });
}

/** Parses the JSON text from SQL by the contract. */
function readLetter({ text }: JsonText<OfferLetter>): OfferLetter {
  const data: unknown = JSON.parse(text);
  return manifest.job.showJobOffer.responses[200].schema.parse({ data }).data;
}
