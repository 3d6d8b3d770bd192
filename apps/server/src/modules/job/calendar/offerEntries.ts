import { sql, type Kysely } from 'kysely';
import type { CalendarEntry, CalendarQuery } from '../../../platform/calendar/calendarSource.ts';
import { dayAt } from '../../../platform/calendar/days.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { companyName, momentOf, NO_MEETING, organizerOf, wholeDay, type CompanyColumns } from './entry.ts';
import { ownerOf, owesAnswer } from '../pipeline/turn.ts';
import { eventTitle } from './eventTitle.ts';
import { portalPaths } from '../portalPaths.ts';

interface OfferRow extends CompanyColumns {
  readonly id: string;
  readonly applicationId: string;
  readonly status: 'OFFERED' | 'ACCEPTED';
  readonly kind: 'JOB' | 'INTERNSHIP';
  readonly expiresAt: string;
  readonly joiningDate: string;
  readonly isOwed: boolean;
}

/** Response deadlines of offers, and the first days of accepted ones. */
export async function offerEntries(
  database: Kysely<Database>,
  question: CalendarQuery,
): Promise<readonly CalendarEntry[]> {
  const { userId, from, before, timezone, now } = question;
  const lastDay = dayAt(new Date(before.getTime() - 1), timezone);
  const { rows } = await sql<OfferRow>`
    select o.id, a.id as "applicationId", o.status, a.kind, o.expires_at as "expiresAt", o.joining_date::text as "joiningDate",
      ${owesAnswer(ownerOf(userId), now)} as "isOwed",
      c.id as "companyId", c.name as company, c.name_jp as "companyJp"
    from applications a join job_offers o on o.application_id = a.id
      join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    where a.user_id = ${userId} and case o.status
      when 'OFFERED' then o.expires_at >= ${from.toISOString()} and o.expires_at < ${before.toISOString()}
      when 'ACCEPTED' then o.joining_date between ${dayAt(from, timezone)} and ${lastDay}
      else false end`.execute(database);
  return rows.map((row) => {
    const common = {
      id: row.id,
      organizer: organizerOf(row),
      ...NO_MEETING,
      path: portalPaths.offer(row.id),
      applicationPath: portalPaths.application(row.applicationId),
    };
    if (row.status === 'OFFERED')
      return {
        ...common,
        kind: 'DEADLINE',
        ...eventTitle(row.kind === 'JOB' ? 'offerAnswer' : 'internshipAnswer', companyName(row)),
        ...momentOf(row.expiresAt),
        isUnanswered: row.isOwed,
      };
    const event = row.kind === 'JOB' ? 'jobBegins' : 'internshipBegins';
    return {
      ...common,
      kind: 'OTHER',
      ...eventTitle(event, companyName(row)),
      ...wholeDay(row.joiningDate, timezone),
      isUnanswered: false,
    };
  });
}
