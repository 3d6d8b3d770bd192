import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import {
  columnsOf,
  completed,
  instant,
  json,
  onlyWhen,
  rowOrNull,
  stored,
  wordOf,
} from '../../../platform/json/json.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import type { List } from '../../../platform/page/list.ts';
import { locationJson } from '../../common/index.ts';
import { ofAudience, type Audience } from '../lists/jobFilter.ts';
import { jobJson } from '../posting/jobJson.ts';
import { NO_TERMS } from '../posting/terms.ts';
import type { Viewer } from '../posting/viewer.ts';
import { canAccept, HAS_OTHER_ACCEPTED_OFFER, isWaiting, offerStatus } from './offerStatus.ts';

export type OfferLetter = ResponseBody<typeof manifest.job.showJobOffer, 200>['data'];

export type JobOffer = OfferLetter['offer'];

type OfferAnswer = NonNullable<JobOffer['answer']>;

const O = columnsOf<'job_offers'>('o');

/** Row `o` of `job_offers` with row `a` of `applications` and row `j` of `jobs` as the contract's `JobOffer`. */
export function offerJson(viewer: Viewer, now: Date): RawBuilder<JobOffer> {
  return json<JobOffer>({
    id: O('id'),
    code: O('code'),
    applicationId: O('application_id'),
    job: jobJson('j', viewer, now),
    status: offerStatus(now),
    offerDate: O('offer_date'),
    expiresAt: instant(O('expires_at')),
    joiningDate: O('joining_date'),
    answer: onlyWhen(
      sql<SqlBool>`o.answered_at is not null`,
      json<OfferAnswer>({
        action: sql<
          'accept-offer' | 'deny-offer'
        >`case o.status when 'ACCEPTED' then 'accept-offer' else 'deny-offer' end`,
        answeredAt: instant(sql<string>`o.answered_at`),
        reason: wordOf<NonNullable<OfferAnswer['reason']>>(O('deny_reason')),
        note: O('deny_note'),
      }),
    ),
    allowedActions: sql<('accept-offer' | 'deny-offer')[]>`case when not ${isWaiting(now)} then '[]'::json
      when ${canAccept(now)} then '["accept-offer","deny-offer"]'::json else '["deny-offer"]'::json end`,
  });
}

/** The same rows as the contract's `OfferLetter`. */
export function letterJson(viewer: Viewer, now: Date): RawBuilder<OfferLetter> {
  return json<OfferLetter>({
    offer: offerJson(viewer, now),
    studentName: sql<string>`(
      select written_name(d.family_name, d.middle_name, d.first_name, d.family_name_jp, d.middle_name_jp, d.first_name_jp)
      from user_details d where d.user_id = a.user_id)`,
    studentNameJp: sql<string | null>`(
      select nullif(concat_ws(' ', d.family_name_jp, d.middle_name_jp, d.first_name_jp), '')
      from user_details d where d.user_id = a.user_id)`,
    sentAt: instant(O('sent_at')),
    ceremonyDate: O('ceremony_date'),
    companyAddress: O('company_address'),
    companyAddressJp: O('company_address_jp'),
    representativeDirector: O('representative_director'),
    representativeDirectorJp: O('representative_director_jp'),
    hrPhone: O('hr_phone'),
    hrEmail: O('hr_email'),
    position: O('position'),
    positionJp: O('position_jp'),
    location: rowOrNull(locationJson('l'), sql`locations l where l.id = o.location_id`),
    salary: stored(O('salary')),
    terms: completed(NO_TERMS, O('terms')),
    message: O('message'),
    messageJp: O('message_jp'),
    feedbackMessage: O('feedback_message'),
    feedbackMessageJp: O('feedback_message_jp'),
    acceptedOffer: rowOrNull(
      json<NonNullable<OfferLetter['acceptedOffer']>>({
        id: columnsOf<'job_offers'>('p')('id'),
        companyName: columnsOf<'companies'>('k')('name'),
        companyNameJp: columnsOf<'companies'>('k')('name_jp'),
        jobTitle: columnsOf<'jobs'>('q')('title'),
        jobTitleJp: columnsOf<'jobs'>('q')('title_jp'),
        acceptedAt: instant(sql<string>`p.answered_at`),
      }),
      sql`applications b join job_offers p on p.application_id = b.id
        join jobs q on q.id = b.job_id join companies k on k.id = q.company_id
        where ${HAS_OTHER_ACCEPTED_OFFER}`,
    ),
  });
}

export function showJobOffer(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<OfferLetter>> {
  return readFoundJson(
    database,
    letterJson(viewer, now),
    (selected) => sql`
      select ${selected}
      from job_offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
      where o.id = ${id} and a.user_id = ${viewer.id}`,
  );
}

/** Offers that await a response first, then the latest. */
export const listJobOffers = (audience: Audience, viewer: Viewer, now: Date): List<JobOffer> => ({
  row: offerJson(viewer, now),
  id: sql`o.id`,
  from: sql`job_offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id`,
  where: sql`a.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}`,
  order: sql`${isWaiting(now)} desc, o.sent_at desc, o.id desc`,
});
