import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { and } from '../../../platform/search/searchCondition.ts';
import { foundBy, ofAudience, styleCondition } from '../seminarFilter.ts';
import { seminarJson, type Seminar } from '../seminarJson.ts';
import type { Viewer } from '../viewer.ts';

export type SeminarApplicationFilter = Omit<
  Query<typeof manifest.seminar.listSeminarApplications>,
  'page' | 'size'
>;

/** The id breaks ties, so that no seminar is on two pages. Seminars that have begun come last, the latest first. */
function orderOf(sort: SeminarApplicationFilter['sort'], now: Date): RawBuilder<unknown> {
  switch (sort) {
    case 'CHANGED':
      return sql`a.status_changed_at desc, a.id desc`;
    case 'APPLIED':
      return sql`a.applied_at desc nulls last, a.id desc`;
    case 'START':
      return sql`case when s.starts_at > ${now.toISOString()}::timestamptz then s.starts_at end nulls last,
        s.starts_at desc, a.id desc`;
  }
}

/** Invitations included. */
export const listSeminarApplications = (
  filter: SeminarApplicationFilter,
  viewer: Viewer,
  now: Date,
): List<Seminar> => ({
  row: seminarJson('s', viewer, now),
  id: sql`s.id`,
  from: sql`seminar_applications a join seminars s on s.id = a.seminar_id`,
  where: matching(filter, viewer),
  order: orderOf(filter.sort, now),
  shown: sql`seminars s`,
});

function matching(filter: SeminarApplicationFilter, viewer: Viewer): RawBuilder<SqlBool> {
  const { audience, search, status = [], style } = filter;
  return and([
    sql<SqlBool>`a.user_id = ${viewer.id}`,
    ofAudience(audience, viewer),
    ...(status.length === 0 ? [] : [sql<SqlBool>`a.status = any(${status}::text[])`]),
    ...styleCondition(style),
    foundBy(search),
  ]);
}
