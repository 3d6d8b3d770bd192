import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { and, searchIn, type SearchScope } from '../../platform/search/searchCondition.ts';
import { timeZoneName } from '../job/index.ts';
import { canApply, isUpcoming, seminarRule } from './eligibility.ts';
import type { Viewer } from './viewer.ts';

export type SeminarFilter = Omit<Query<typeof manifest.seminar.listSeminars>, 'page' | 'size'> & {
  readonly audience: Audience;
};

export type Audience = Query<typeof manifest.seminar.getSeminarCounters>['audience'];

/** Filters by day use the time zone of the viewer. */
export type LocalViewer = Viewer & { readonly timezone: string };

/** SQL condition: row `s` of `seminars` is of the audience. */
export function ofAudience(audience: Audience, viewer: Viewer): RawBuilder<SqlBool> {
  return audience === 'PUBLIC'
    ? sql<SqlBool>`s.audience = 'PUBLIC'`
    : sql<SqlBool>`(s.audience = 'UNIVERSITY' and s.university_id = ${viewer.universityId}::uuid)`;
}

/** SQL condition: the viewer may see row `s` of `seminars`. */
export function visibleTo(viewer: Pick<Viewer, 'universityId'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(s.audience = 'PUBLIC' or s.university_id = ${viewer.universityId}::uuid)`;
}

/** SQL condition: row `s` of `seminars` has every word of a search; true without words. */
export function foundBy(
  search: string | undefined,
  searchScope: SearchScope = 'ANYWHERE',
): RawBuilder<SqlBool> {
  return searchIn(searchScope, 's', search) ?? sql<SqlBool>`true`;
}

/** SQL condition: row `s` of `seminars` is upcoming and matches every filter. */
export function matching(
  filter: SeminarFilter,
  viewer: LocalViewer,
  now: Date,
  searchScope?: SearchScope,
): RawBuilder<SqlBool> {
  const zone = timeZoneName(viewer.timezone);
  return and([
    ofAudience(filter.audience, viewer),
    isUpcoming('s', now),
    foundBy(filter.search, searchScope),
    ...styleCondition(filter.style),
    ...(filter.companyId === undefined ? [] : [sql<SqlBool>`s.company_id = ${filter.companyId}`]),
    ...industryCondition(filter.industryId),
    ...(filter.from === undefined
      ? []
      : [sql<SqlBool>`s.starts_at >= (${filter.from}::date)::timestamp at time zone ${zone}`]),
    ...(filter.to === undefined
      ? []
      : [sql<SqlBool>`s.starts_at < (${filter.to}::date + 1)::timestamp at time zone ${zone}`]),
    ...(filter.canApply === true ? [canApply(seminarRule('s', viewer, now))] : []),
  ]);
}

/** SQL condition on row `s` of `seminars`; without a style, any matches. */
export function styleCondition(styles: readonly string[] = []): readonly RawBuilder<SqlBool>[] {
  return styles.length === 0 ? [] : [sql<SqlBool>`s.style = any(${styles}::text[])`];
}

/** Includes the industries below those given; without any, every company matches. */
function industryCondition(ids: readonly string[] = []): readonly RawBuilder<SqlBool>[] {
  if (ids.length === 0) return [];
  return [
    sql<SqlBool>`s.company_id in (select c.id from companies c where c.industry_id = any(array(
      select i.id from industries i where i.id = any(${ids}::uuid[]) or i.parent_id = any(${ids}::uuid[]))))`,
  ];
}
