import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import { instantJson } from '../../platform/database/instantJson.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isAhead } from './eligibility.ts';
import { visibleTo } from './seminarFilter.ts';
import { seminarJson } from './seminarJson.ts';
import type { Viewer } from './viewer.ts';

type SeminarDetail = Answer<typeof manifest.seminar.showSeminar, 200>['data'];

/** What stands in the column `details`: what nothing filters by. */
export type SeminarDetails = Omit<
  SeminarDetail,
  'seminar' | 'description' | 'descriptionJp' | 'link' | 'linkOpensAt' | 'otherDates'
>;

/** A seminar of which the organizer says nothing more. */
export const NO_DETAILS: SeminarDetails = {
  address: null,
  addressJp: null,
  mapLink: null,
  belongings: null,
  belongingsJp: null,
  dress: null,
  dressJp: null,
  program: [],
  documents: [],
  camera: null,
  microphone: null,
  participants: [],
};

/** Minutes before the start at which the address to join appears. */
const LINK_MINUTES = 10;

/** Other dates an answer may hold (seminar contract, `SeminarDetail`). */
const OTHER_DATES = 20;

/** A seminar whole as JSON text; undefined when it is not the viewer's to see. */
export async function showSeminar(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<string | undefined> {
  const opensAt = sql`s.starts_at - make_interval(mins => ${LINK_MINUTES})`;
  const { rows } = await sql<{ detail: string }>`
    select (${JSON.stringify(NO_DETAILS)}::jsonb || s.details || jsonb_build_object(
      'seminar', ${seminarJson('s', viewer, now)},
      'description', s.description, 'descriptionJp', s.description_jp,
      'link', case when ${opensAt} <= ${now.toISOString()}::timestamptz and exists (
        select from seminar_applications a where a.seminar_id = s.id and a.user_id = ${viewer.id}
          and a.status in ('REGISTERED', 'ATTENDED')) then s.link end,
      'linkOpensAt', case when s.link is not null then o.opens_at_text end,
      'otherDates', coalesce((select json_agg(other.seminar order by other.starts_at, other.id) from (
        select s2.id, s2.starts_at, ${seminarJson('s2', viewer, now)} as seminar from seminars s2
        where s2.series = s.series and s2.id <> s.id and s2.audience = s.audience
          and s2.university_id is not distinct from s.university_id and ${isAhead('s2', now)}
        order by s2.starts_at, s2.id limit ${OTHER_DATES}) other), '[]')
    ))::text as detail
    from seminars s
    cross join lateral (select ${opensAt} as opens_at) t
    cross join lateral (select ${instantJson('t.opens_at')} as opens_at_text) o
    where s.id = ${id} and ${visibleTo(viewer)}`.execute(database);
  return rows[0]?.detail;
}
