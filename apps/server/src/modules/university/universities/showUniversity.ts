import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import { dayAt } from '../../../platform/calendar/days.ts';
import type { Database } from '../../../platform/database/schema.ts';
import {
  columnsOf,
  completed,
  json,
  jsonb,
  listOf,
  madeBefore,
  merged,
} from '../../../platform/json/json.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import { readSlice } from '../../../platform/page/list.ts';
import { listSponsors } from './sponsors.ts';
import { universityJson } from './universityJson.ts';

type UniversityDetail = ResponseBody<typeof manifest.university.showUniversity, 200>['data'];

/** The column `details`, whose fields no filter uses. */
export type UniversityDetails = Omit<UniversityDetail, 'university' | 'schedule' | 'sponsors'>;

/** A university without stated details. */
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

const D = columnsOf<'university_dates'>('d');

/** Sponsors in the profile (university contract, `UniversityDetail`). */
const SHOWN_SPONSORS = 6;

/** Most dates in a response. */
const DATE_LIMIT = 200;

/**
 * Schedule entries that have ended in the reader's time zone are omitted.
 * @throws Problem NOT_FOUND
 */
export async function showUniversity(
  database: Kysely<Database>,
  id: string,
  timezone: string,
  now: Date,
): Promise<JsonText<UniversityDetail>> {
  const shown = { offset: 0, size: SHOWN_SPONSORS };
  const sponsors = await readSlice(database, listSponsors(id, undefined, now), shown);
  const entry = json<UniversityDetail['schedule'][number]>({
    id: D('id'),
    title: D('title'),
    titleJp: D('title_jp'),
    startsOn: sql<string>`to_char(d.starts_on, 'YYYY-MM-DD')`,
    endsOn: sql<string>`to_char(d.ends_on, 'YYYY-MM-DD')`,
  });
  const detail = merged(
    completed(NO_DETAILS, sql`u.details`),
    jsonb<Omit<UniversityDetail, keyof UniversityDetails>>({
      university: universityJson('u'),
      schedule: listOf(entry, {
        order: sql`d.starts_on, d.id`,
        from: sql`(
          select * from university_dates d where d.university_id = u.id and d.ends_on >= ${dayAt(now, timezone)}::date
          order by d.starts_on, d.id limit ${sql.lit(DATE_LIMIT)}) d`,
      }),
      sponsors: madeBefore(sponsors.rows),
    }),
  );
  return readFoundJson(
    database,
    detail,
    (selected) => sql`select ${selected} from universities u where u.id = ${id}`,
  );
}
