import { sql, type Kysely } from 'kysely';
import type { ApplicationStage } from '../../../pipeline/transitions.ts';
import type { CalendarEntry, CalendarQuery } from '../../../platform/calendar/calendarSource.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { companyName, momentOf, NO_MEETING, organizerOf, wholeDayOf, type CompanyColumns } from './entry.ts';
import { answerExpectedBy, ownerOf, owesAnswer } from '../pipeline/turn.ts';
import { eventTitle } from './eventTitle.ts';
import { portalPaths } from '../portalPaths.ts';

interface ApplicationRow extends CompanyColumns {
  readonly id: string;
  readonly jobId: string;
  readonly audience: 'PUBLIC' | 'UNIVERSITY';
  readonly stage: ApplicationStage;
  readonly due: string;
  readonly isOwed: boolean;
}

/** When a recommendation that can still be answered has to be, and when a result is expected from the other side. */
export async function applicationEntries(
  database: Kysely<Database>,
  question: CalendarQuery,
): Promise<readonly CalendarEntry[]> {
  const { userId, from, before, timezone, now } = question;
  const { rows } = await sql<ApplicationRow>`
    with waiting as (
      select a.id, a.job_id, a.stage, ${owesAnswer(ownerOf(userId), now)} as is_owed,
        case a.stage when 'RECOMMENDED' then a.answer_by else ${answerExpectedBy(ownerOf(userId), now)} end as due
      from applications a
      where a.user_id = ${userId}
        and a.stage in ('RECOMMENDED', 'APPLIED', 'INTERVIEW_REQUESTED', 'INTERVIEW_ACCEPTED', 'INTERVIEW_RESULT')
    )
    select w.id, w.stage, w.due, w.is_owed as "isOwed", j.id as "jobId", j.audience,
      c.id as "companyId", c.name as company, c.name_jp as "companyJp"
    from waiting w join jobs j on j.id = w.job_id join companies c on c.id = j.company_id
    where w.due >= ${from.toISOString()} and w.due < ${before.toISOString()}
      and (w.stage <> 'RECOMMENDED' or w.is_owed)`.execute(database);
  return rows.map((row) => {
    const common = {
      id: row.id,
      applicationPath: portalPaths.application(row.id),
      organizer: organizerOf(row),
      ...NO_MEETING,
    };
    if (row.stage === 'RECOMMENDED')
      return {
        ...common,
        kind: 'DEADLINE',
        path: portalPaths.job(row.audience, row.jobId),
        ...eventTitle('recommendationAnswer', companyName(row)),
        ...momentOf(row.due),
        isUnanswered: row.isOwed,
      };
    const event = row.stage === 'INTERVIEW_REQUESTED' ? 'answerExpected' : 'result';
    return {
      ...common,
      kind: 'RESULT_EXPECTED',
      path: portalPaths.application(row.id),
      ...eventTitle(event, companyName(row)),
      ...wholeDayOf(row.due, timezone),
      isUnanswered: false,
    };
  });
}
