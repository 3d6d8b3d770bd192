import { sql, type Kysely } from 'kysely';
import { instantJson } from '../../platform/database/instantJson.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ANSWER_DUE, owesAnswer } from '../job/index.ts';
import { entityJson } from './entityJson.ts';
import { directThread } from './listContacts.ts';
import type { Viewer } from './viewer.ts';
import { entityReason } from './writable.ts';

/** Answers owed that are shown. */
const MOST_OWED = 20;

/** A party whole as JSON text (chat contract, `ChatContactDetail`); undefined when there is none. */
export async function showContact(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ contact: string }>`
    select json_build_object('entity', ${entityJson('e')}, 'threadUniqueId', ${directThread(viewer.id)},
      'notWritableReason', ${entityReason('e', viewer)}, 'officeHours', left(e.office_hours, 300),
      'officeHoursJp', left(e.office_hours_jp, 300), 'answersOwed', ${answersOwed(viewer, now)})::text as contact
    from chat_entities e where e.id = ${id}`.execute(database);
  return rows[0]?.contact;
}

/**
 * What waits for the student's answer to the party `e`: an interview asked for, an offer, or a recommendation of the
 * university.
 */
function answersOwed(viewer: Viewer, now: Date) {
  return sql`(
    select coalesce(json_agg(json_build_object('applicationId', owed.id, 'jobKind', owed.kind, 'stage', owed.stage,
      'answerBy', ${instantJson('owed.answer_due')}, 'interviewId', owed.interview_id,
      'jobOfferId', owed.job_offer_id) order by owed.answer_due, owed.id), '[]')
    from (
      select a.id, j.kind, a.stage, ${ANSWER_DUE} as answer_due, i.id as interview_id, o.id as job_offer_id
      from applications a
      join jobs j on j.id = a.job_id
      left join interviews i on a.stage = 'INTERVIEW_REQUESTED' and i.application_id = a.id and i.status = 'REQUESTED'
      left join job_offers o on a.stage = 'OFFERED' and o.application_id = a.id
      where a.user_id = ${viewer.id} and ${owesAnswer(viewer, now)} and case
        when a.stage = 'RECOMMENDED' or i.interviewer = 'UNIVERSITY' then e.id = ${viewer.universityId}::uuid
        else e.id = j.company_id end
      order by answer_due, a.id limit ${MOST_OWED}
    ) owed)`;
}
