import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';
import { locationJson } from '../../common/index.ts';
import { jobJson } from '../posting/jobJson.ts';
import { NO_TERMS } from '../posting/terms.ts';
import type { Viewer } from '../posting/viewer.ts';
import { isWaiting, offerStatus } from './offerStatus.ts';

/** That row `b` of `applications` holds the accepted offer because of which that of row `a` cannot be accepted. */
export const STANDS_IN_THE_WAY = sql<SqlBool>`(b.user_id = a.user_id and b.id <> a.id
  and a.kind = 'JOB' and b.kind = 'JOB' and b.stage = 'OFFER_ACCEPTED')`;

/** Row `o` of `job_offers` with row `a` of `applications` and row `j` of `jobs` as the contract's `JobOffer`. */
export function offerJson(viewer: Viewer, now: Date): RawBuilder<unknown> {
  return sql`json_build_object('id', o.id, 'code', o.code, 'applicationId', o.application_id,
    'job', ${jobJson('j', viewer, now)},
    'status', ${offerStatus(now)},
    'offerDate', o.offer_date, 'expiresAt', ${instantJson('o.expires_at')}, 'joiningDate', o.joining_date,
    'answer', case when o.answered_at is not null then json_build_object(
      'action', case o.status when 'ACCEPTED' then 'accept-offer' else 'deny-offer' end,
      'answeredAt', ${instantJson('o.answered_at')}, 'reason', o.deny_reason, 'note', o.deny_note) end,
    'allowedActions', case when not ${isWaiting(now)} then '[]'::json
      when exists (select from applications b where ${STANDS_IN_THE_WAY}) then '["deny-offer"]'::json
      else '["accept-offer","deny-offer"]'::json end)`;
}

/** The same rows as the contract's `OfferLetter`. */
export function letterJson(viewer: Viewer, now: Date): RawBuilder<unknown> {
  return sql`json_build_object('offer', ${offerJson(viewer, now)},
    'studentName', (select concat_ws(' ', d.first_name, d.middle_name, d.family_name)
      from user_details d where d.user_id = a.user_id),
    'studentNameJp', (select nullif(concat_ws(' ', d.family_name_jp, d.middle_name_jp, d.first_name_jp), '')
      from user_details d where d.user_id = a.user_id),
    'sentAt', ${instantJson('o.sent_at')}, 'ceremonyDate', o.ceremony_date,
    'companyAddress', o.company_address, 'companyAddressJp', o.company_address_jp,
    'representativeDirector', o.representative_director,
    'representativeDirectorJp', o.representative_director_jp,
    'hrPhone', o.hr_phone, 'hrEmail', o.hr_email, 'position', o.position, 'positionJp', o.position_jp,
    'location', (select ${locationJson('l')} from locations l where l.id = o.location_id),
    'salary', o.salary, 'terms', ${JSON.stringify(NO_TERMS)}::jsonb || o.terms,
    'message', o.message, 'messageJp', o.message_jp,
    'feedbackMessage', o.feedback_message, 'feedbackMessageJp', o.feedback_message_jp,
    'acceptedOffer', (select json_build_object('id', p.id,
        'companyName', k.name, 'companyNameJp', k.name_jp, 'jobTitle', q.title, 'jobTitleJp', q.title_jp,
        'acceptedAt', ${instantJson('p.answered_at')})
      from applications b join job_offers p on p.application_id = b.id
        join jobs q on q.id = b.job_id join companies k on k.id = q.company_id
      where ${STANDS_IN_THE_WAY}))`;
}
