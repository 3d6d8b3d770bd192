import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { columnsOf, completed, instant, jsonb, merged, onlyWhen } from '../../platform/json/json.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';
import { readFoundJson } from '../../platform/json/readJson.ts';
import { isUpcoming } from './eligibility.ts';
import { visibleTo } from './seminarFilter.ts';
import { seminarJson } from './seminarJson.ts';
import type { Viewer } from './viewer.ts';

type SeminarDetail = ResponseBody<typeof manifest.seminar.showSeminar, 200>['data'];

/** The column `details`, whose fields no filter uses. */
export type SeminarDetails = Omit<
  SeminarDetail,
  'seminar' | 'description' | 'descriptionJp' | 'link' | 'linkOpensAt' | 'otherDates'
>;

/** A seminar without stated details. */
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

/** Minutes before the start at which the link appears. */
const LINK_MINUTES = 10;

const OTHER_DATES = 20;

const S = columnsOf<'seminars'>('s');

/** @throws Problem NOT_FOUND if the viewer may not see the seminar */
export function showSeminar(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<SeminarDetail>> {
  const opensAt = sql`s.starts_at - make_interval(mins => ${LINK_MINUTES})`;
  // A meeting that is over or will not happen has no link.
  const isAhead = sql<SqlBool>`(s.cancelled_at is null and s.ends_at > ${now.toISOString()}::timestamptz)`;
  const isOpen = sql<SqlBool>`${isAhead} and ${opensAt} <= ${now.toISOString()}::timestamptz and exists (
    select from seminar_applications a where a.seminar_id = s.id and a.user_id = ${viewer.id}
      and a.status in ('REGISTERED', 'ATTENDED'))`;
  const detail = merged(
    completed(NO_DETAILS, S('details')),
    jsonb<Omit<SeminarDetail, keyof SeminarDetails>>({
      seminar: seminarJson('s', viewer, now),
      description: S('description'),
      descriptionJp: S('description_jp'),
      link: onlyWhen(isOpen, S('link')),
      linkOpensAt: onlyWhen(sql<SqlBool>`${isAhead} and s.link is not null`, sql<string>`o.opens_at_text`),
      otherDates: sql<SeminarDetail['otherDates']>`coalesce((
        select json_agg(other.seminar order by other.starts_at, other.id) from (
          select s2.id, s2.starts_at, ${seminarJson('s2', viewer, now)} as seminar from seminars s2
          where s2.series = s.series and s2.id <> s.id and s2.audience = s.audience
            and s2.university_id is not distinct from s.university_id and ${isUpcoming('s2', now)}
          order by s2.starts_at, s2.id limit ${sql.lit(OTHER_DATES)}) other), '[]')`,
    }),
  );
  return readFoundJson(
    database,
    detail,
    (selected) => sql`
      select ${selected}
      from seminars s
      cross join lateral (select ${opensAt} as opens_at) t
      cross join lateral (select ${instant(sql<string>`t.opens_at`)} as opens_at_text) o
      where s.id = ${id} and ${visibleTo(viewer)}`,
  );
}
