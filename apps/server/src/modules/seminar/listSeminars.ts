import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { List } from '../../platform/page/list.ts';
import { and, type SearchScope } from '../../platform/search/searchCondition.ts';
import { foundBy, matching, ofAudience, type LocalViewer, type SeminarFilter } from './seminarFilter.ts';
import { seminarJson, type Seminar } from './seminarJson.ts';
import type { Viewer } from './viewer.ts';

/** The id breaks ties, so that no seminar is on two pages. Seminars past their deadline come last. */
function orderOf(sort: SeminarFilter['sort'], now: Date): RawBuilder<unknown> {
  if (sort === 'POSTED') return sql`s.posted_at desc, s.id desc`;
  if (sort === 'DEADLINE') return sql`s.open_until <= ${now.toISOString()}::timestamptz, s.open_until, s.id`;
  return sql`s.starts_at, s.id`;
}

/** Upcoming seminars that match every filter. */
export const listSeminars = (
  filter: SeminarFilter,
  viewer: LocalViewer,
  now: Date,
  searchScope?: SearchScope,
): List<Seminar> => ({
  row: seminarJson('s', viewer, now),
  id: sql`s.id`,
  from: sql`seminars s`,
  where: matching(filter, viewer, now, searchScope),
  order: orderOf(filter.sort, now),
});

type FavoriteSeminarFilter = Omit<Query<typeof manifest.seminar.listFavoriteSeminars>, 'page' | 'size'>;

/** Favorites that match a search, latest first, past seminars included. */
export const listFavoriteSeminars = (
  { audience, search }: FavoriteSeminarFilter,
  viewer: Viewer,
  now: Date,
): List<Seminar> => ({
  row: seminarJson('s', viewer, now),
  id: sql`s.id`,
  from: sql`seminar_favorites f join seminars s on s.id = f.seminar_id`,
  where: and([sql<SqlBool>`f.user_id = ${viewer.id}`, ofAudience(audience, viewer), foundBy(search)]),
  order: sql`f.created_at desc, s.id`,
  shown: sql`seminars s`,
});
