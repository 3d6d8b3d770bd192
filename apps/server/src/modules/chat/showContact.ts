import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ANSWER_DUE, owesAnswer } from '../job/index.ts';
import { entityJson } from './entityJson.ts';
import { directThread } from './listContacts.ts';
import { entityReason, type Viewer } from './writable.ts';
import { instant, json, listOf } from '../../platform/json/json.ts';
import { readFoundJson } from '../../platform/json/readJson.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';

type ChatContactDetail = ResponseBody<typeof manifest.chat.showChatEntity, 200>['data'];

const MAX_OWED = 20;

/** A party (chat contract, `ChatContactDetail`). @throws Problem NOT_FOUND */
export function showContact(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<ChatContactDetail>> {
  return readFoundJson(
    database,
    json<ChatContactDetail>({
      entity: entityJson('e'),
      threadUniqueId: directThread(viewer.id),
      notWritableReason: entityReason('e', viewer),
      officeHours: sql<string | null>`left(e.office_hours, 300)`,
      officeHoursJp: sql<string | null>`left(e.office_hours_jp, 300)`,
      answersOwed: answersOwed(viewer, now),
    }),
    (selected) => sql`select ${selected} from chat_entities e where e.id = ${id}`,
  );
}

/**
 * Responses that the party `e` expects from the student: to an interview request or an offer, or to a recommendation of
 * the university.
 */
function answersOwed(viewer: Viewer, now: Date) {
  return listOf(
    json<ChatContactDetail['answersOwed'][number]>({
      applicationId: sql<string>`owed.id`,
      jobKind: sql<'JOB' | 'INTERNSHIP'>`owed.kind`,
      stage: sql<ChatContactDetail['answersOwed'][number]['stage']>`owed.stage`,
      answerBy: instant(sql<string>`owed.answer_due`),
      interviewId: sql<string | null>`owed.interview_id`,
      jobOfferId: sql<string | null>`owed.job_offer_id`,
    }),
    {
      order: sql`owed.answer_due, owed.id`,
      from: sql`(
      select a.id, j.kind, a.stage, ${ANSWER_DUE} as answer_due, i.id as interview_id, o.id as job_offer_id
      from applications a
      join jobs j on j.id = a.job_id
      left join interviews i on a.stage = 'INTERVIEW_REQUESTED' and i.application_id = a.id and i.status = 'REQUESTED'
      left join job_offers o on a.stage = 'OFFERED' and o.application_id = a.id
      where a.user_id = ${viewer.id} and ${owesAnswer(viewer, now)} and case
        when a.stage = 'RECOMMENDED' or i.interviewer = 'UNIVERSITY' then e.id = ${viewer.universityId}::uuid
        else e.id = j.company_id end
      order by answer_due, a.id limit ${sql.lit(MAX_OWED)}
    ) owed`,
    },
  );
}
