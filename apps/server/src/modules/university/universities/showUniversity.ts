import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import { dayAt } from '../../../platform/calendar/days.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { listSponsors } from './sponsors.ts';
import { universityJson } from './universityJson.ts';

type UniversityDetail = Answer<typeof manifest.university.showUniversity, 200>['data'];

/** What stands in the column `details`: what nothing filters by. */
export type UniversityDetails = Omit<UniversityDetail, 'university' | 'schedule' | 'sponsors'>;

/** A university that says nothing more. */
const NO_DETAILS: UniversityDetails = {
  about: null,
  aboutJp: null,
  address: null,
  addressJp: null,
  website: null,
  email: null,
  phone: null,
  otherCampuses: [],
  faculties: [],
  studentCount: null,
  foreignStudentCount: null,
};

/** Sponsors that stand in the profile (university contract, `UniversityDetail`). */
const SHOWN_SPONSORS = 6;

/** Dates an answer may hold. */
const DATE_LIMIT = 200;

/**
 * A university whole as JSON text; what is over by the reader's calendar is left out of its schedule.
 * @throws Problem NOT_FOUND
 */
export async function showUniversity(
  database: Kysely<Database>,
  id: string,
  timezone: string,
  now: Date,
): Promise<string> {
  const sponsors = await listSponsors(database, id, undefined, { page: 1, size: SHOWN_SPONSORS }, now);
  const { rows } = await sql<{ detail: string }>`
    select (${JSON.stringify(NO_DETAILS)}::jsonb || u.details || jsonb_build_object(
      'university', ${universityJson('u')},
      'schedule', (select coalesce(json_agg(ahead.entry order by ahead.starts_on, ahead.id), '[]') from (
        select d.id, d.starts_on, json_build_object('id', d.id, 'title', d.title, 'titleJp', d.title_jp,
          'startsOn', to_char(d.starts_on, 'YYYY-MM-DD'), 'endsOn', to_char(d.ends_on, 'YYYY-MM-DD')) as entry
        from university_dates d where d.university_id = u.id and d.ends_on >= ${dayAt(now, timezone)}::date
        order by d.starts_on, d.id limit ${DATE_LIMIT}) ahead),
      'sponsors', ${sponsors.rows}::jsonb))::text as detail
    from universities u where u.id = ${id}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row.detail;
}
