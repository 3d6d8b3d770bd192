import { sql, type Kysely } from 'kysely';
import type { InterviewStatus } from '../../../pipeline/transitions.ts';
import type { CalendarEntry, CalendarQuery } from '../../../platform/calendar/calendarSource.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { companyName, momentOf, NO_MEETING, organizerOf, type CompanyColumns } from './entry.ts';
import { ownerOf, owesAnswer } from '../pipeline/turn.ts';
import { eventTitle } from './eventTitle.ts';
import { portalPaths } from '../portalPaths.ts';

interface InterviewRow extends CompanyColumns {
  readonly id: string;
  readonly applicationId: string;
  readonly status: InterviewStatus;
  readonly phase: string;
  readonly phaseJp: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  /** The start where no date is set: until then it can be answered. */
  readonly respondBy: string;
  readonly style: 'ONLINE' | 'OFFLINE';
  readonly link: string | null;
  readonly address: string | null;
  readonly addressJp: string | null;
  readonly revision: number;
  readonly isOwed: boolean;
}

/** Confirmed interviews of a student, and the response deadlines of requested ones. */
export async function interviewEntries(
  database: Kysely<Database>,
  question: CalendarQuery,
): Promise<readonly CalendarEntry[]> {
  const from = question.from.toISOString();
  const before = question.before.toISOString();
  const { rows } = await sql<InterviewRow>`
    select i.id, i.application_id as "applicationId", i.status, i.phase, i.phase_jp as "phaseJp", i.starts_at as "startsAt", i.ends_at as "endsAt",
      coalesce(i.respond_by, i.starts_at) as "respondBy", i.style, i.link, i.address, i.address_jp as "addressJp", i.revision,
      ${owesAnswer(ownerOf(question.userId), question.now)} as "isOwed",
      c.id as "companyId", c.name as company, c.name_jp as "companyJp"
    from applications a join interviews i on i.application_id = a.id
      join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    where a.user_id = ${question.userId} and i.status in ('REQUESTED', 'RESCHEDULE_REQUESTED', 'ACCEPTED')
      and ((i.starts_at < ${before} and i.ends_at > ${from})
        or (i.status = 'REQUESTED' and coalesce(i.respond_by, i.starts_at) >= ${from}
          and coalesce(i.respond_by, i.starts_at) < ${before}))`.execute(database);
  return rows.flatMap((row) => {
    const isUnanswered = row.status === 'REQUESTED' && row.isOwed;
    return [...meeting(row, question, isUnanswered), ...answerDue(row, question, isUnanswered)];
  });
}

/** A request that was not answered until its time came was no interview. */
function meeting(row: InterviewRow, { from, before }: CalendarQuery, isUnanswered: boolean) {
  if (row.status === 'REQUESTED' && !isUnanswered) return [];
  if (new Date(row.startsAt) >= before || new Date(row.endsAt) <= from) return [];
  const entry: CalendarEntry = {
    id: row.id,
    kind: 'INTERVIEW',
    ...eventTitle('interview', companyName(row), { name: row.phase, nameJp: row.phaseJp }),
    organizer: organizerOf(row),
    isAllDay: false,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    isUnanswered,
    style: row.style,
    place: row.address,
    placeJp: row.addressJp,
    link: row.link,
    path: portalPaths.interview(row.id),
    applicationPath: portalPaths.application(row.applicationId),
    revision: row.revision,
    isTentative: row.status !== 'ACCEPTED',
  };
  return [entry];
}

function answerDue(row: InterviewRow, { from, before }: CalendarQuery, isUnanswered: boolean) {
  if (row.status !== 'REQUESTED') return [];
  const due = new Date(row.respondBy);
  if (due < from || due >= before) return [];
  const entry: CalendarEntry = {
    id: row.id,
    kind: 'DEADLINE',
    ...eventTitle('interviewAnswer', companyName(row)),
    organizer: organizerOf(row),
    ...momentOf(row.respondBy),
    isUnanswered,
    ...NO_MEETING,
    path: portalPaths.interview(row.id),
    applicationPath: portalPaths.application(row.applicationId),
    revision: row.revision,
  };
  return [entry];
}
