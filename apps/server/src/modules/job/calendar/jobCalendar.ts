import type {
  CalendarSource,
  CalendarEntry,
  CalendarQuery,
} from '../../../platform/calendar/calendarSource.ts';
import { applicationEntries } from './applicationEntries.ts';
import { interviewEntries } from './interviewEntries.ts';
import { offerEntries } from './offerEntries.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { companyName, momentOf, NO_MEETING, organizerOf, type CompanyColumns } from './entry.ts';
import { IS_UNDECIDED } from '../pipeline/turn.ts';
import { eventTitle } from './eventTitle.ts';
import { portalPaths } from '../portalPaths.ts';

export const jobCalendar: CalendarSource = {
  name: 'jobs',
  async read(database, question) {
    const entries = await Promise.all(
      [interviewEntries, offerEntries, applicationEntries, favoriteEntries].map((read) =>
        read(database, question),
      ),
    );
    return entries.flat();
  },
};

interface FavoriteRow extends CompanyColumns {
  readonly id: string;
  readonly audience: 'PUBLIC' | 'UNIVERSITY';
  readonly deadline: string;
}

/** Deadlines of favorite jobs that are open to the student and that they have not applied to. */
async function favoriteEntries(
  database: Kysely<Database>,
  { userId, from, before }: CalendarQuery,
): Promise<readonly CalendarEntry[]> {
  const { rows } = await sql<FavoriteRow>`
    select j.id, j.audience, j.apply_by as deadline,
      c.id as "companyId", c.name as company, c.name_jp as "companyJp"
    from job_favorites f join jobs j on j.id = f.job_id join companies c on c.id = j.company_id
      left join students s on s.user_id = f.user_id
    where f.user_id = ${userId} and not j.is_closed
      and j.apply_by >= ${from.toISOString()} and j.apply_by < ${before.toISOString()}
      and (j.university_id is null or j.university_id = s.university_id)
      and ${IS_UNDECIDED}`.execute(database);
  return rows.map((row) => ({
    id: row.id,
    kind: 'DEADLINE',
    ...eventTitle('entryDeadline', companyName(row)),
    organizer: organizerOf(row),
    ...momentOf(row.deadline),
    isUnanswered: false,
    ...NO_MEETING,
    path: portalPaths.job(row.audience, row.id),
  }));
}
