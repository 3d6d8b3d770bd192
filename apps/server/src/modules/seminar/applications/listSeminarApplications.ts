import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { and, searchIn } from '../../../platform/search/searchCondition.ts';
import { ofAudience, styleCondition } from '../seminarFilter.ts';
import { seminarJson, type Seminar } from '../seminarJson.ts';
import type { Viewer } from '../viewer.ts';

export type SeminarApplicationFilter = Omit<
  Query<typeof manifest.seminar.listSeminarApplications>,
  'page' | 'size'
>;

/** Latest change first, invitations included. */
export const listSeminarApplications = (
  filter: SeminarApplicationFilter,
  viewer: Viewer,
  now: Date,
): List<Seminar> => ({
  row: seminarJson('s', viewer, now),
  id: sql`s.id`,
  from: sql`seminar_applications a join seminars s on s.id = a.seminar_id`,
  where: matching(filter, viewer),
  order: sql`a.status_changed_at desc, a.id desc`,
  shown: sql`seminars s`,
});

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
