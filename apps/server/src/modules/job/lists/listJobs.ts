import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { and, type SearchScope } from '../../../platform/search/searchCondition.ts';
import { foundBy, matching, ofAudience, type ExpandedJobFilter } from './jobFilter.ts';
import { jobJson, sharedJobJson, type Job, type SharedJob } from '../posting/jobJson.ts';
import type { Viewer, ViewerClass } from '../posting/viewer.ts';

/** Each order has an index. The id breaks ties, so that no job is on two pages. */
const ORDERS: Readonly<Record<ExpandedJobFilter['sort'], RawBuilder<unknown>>> = {
  POSTED: sql`j.posted_at desc, j.id desc`,
  DEADLINE: sql`j.open_until, j.id`,
  SALARY: sql`j.monthly_yen desc nulls last, j.id desc`,
};

/** Open jobs that match every filter, without what is the student's own. */
export const listJobs = (
  filter: ExpandedJobFilter,
  viewer: ViewerClass,
  now: Date,
  searchScope?: SearchScope,
): List<SharedJob> => ({
  row: sharedJobJson('j', viewer, now),
  id: sql`j.id`,
  from: sql`jobs j`,
  where: matching(filter, viewer, now, searchScope),
  order: ORDERS[filter.sort],
});

type FavoriteJobFilter = Omit<Query<typeof manifest.job.listFavoriteJobs>, 'page' | 'size'>;

/** Favorites that match a search, latest first, closed jobs included. */
export const listFavoriteJobs = (
  { audience, search }: FavoriteJobFilter,
  viewer: Viewer,
  now: Date,
): List<Job> => ({
  row: jobJson('j', viewer, now),
  id: sql`j.id`,
  from: sql`job_favorites f join jobs j on j.id = f.job_id`,
  where: and([sql<SqlBool>`f.user_id = ${viewer.id}`, ofAudience(audience, viewer), foundBy(search)]),
  order: sql`f.created_at desc, j.id`,
  shown: sql`jobs j`,
});
