import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import { countRows, readRows, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { and, searchIn } from '../../../platform/search/searchCondition.ts';
import { ofAudience, styleCondition } from '../seminarFilter.ts';
import { seminarJson, type Seminar } from '../seminarJson.ts';
import type { Viewer } from '../viewer.ts';

/** What a list of applications can be asked for (seminar contract, `listSeminarApplications`), its page aside. */
export type SeminarApplicationFilter = Omit<
  Query<typeof manifest.seminar.listSeminarApplications>,
  'page' | 'size'
>;

/** A page of the seminars the viewer applied to or is invited to as JSON text, the latest change first. */
export function listSeminarApplications(
  database: Kysely<Database>,
  filter: SeminarApplicationFilter,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson<Seminar>> {
  return readRows(
    database,
    seminarJson('s', viewer, now),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select s.id, row_number() over (order by a.status_changed_at desc, a.id desc) as place
      from seminar_applications a join seminars s on s.id = a.seminar_id
      where ${matching(filter, viewer)}
      order by a.status_changed_at desc, a.id desc limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page join seminars s on s.id = page.id`,
  );
}

/** How many applications match. */
export function countSeminarApplications(
  database: Kysely<Database>,
  filter: SeminarApplicationFilter,
  viewer: Viewer,
): Promise<number> {
  return countRows(
    database,
    sql`
      select from seminar_applications a join seminars s on s.id = a.seminar_id
      where ${matching(filter, viewer)}`,
  );
}

function matching(filter: SeminarApplicationFilter, viewer: Viewer): RawBuilder<SqlBool> {
  const { audience, search, status = [], style } = filter;
  const found = searchIn('ANYWHERE', 's', search);
  return and([
    sql<SqlBool>`a.user_id = ${viewer.id}`,
    ofAudience(audience, viewer),
    ...(status.length === 0 ? [] : [sql<SqlBool>`a.status = any(${status}::text[])`]),
    ...styleCondition(style),
    ...(found === undefined ? [] : [found]),
  ]);
}
