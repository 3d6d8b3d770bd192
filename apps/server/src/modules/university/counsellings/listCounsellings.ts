import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { counsellingJson, type Counselling } from './counsellingJson.ts';

/** Filters of `listCounsellings` without the page (university contract). */
export type CounsellingFilter = Omit<Query<typeof manifest.university.listCounsellings>, 'page' | 'size'>;

export const listCounsellings = (
  filter: CounsellingFilter,
  userId: string,
  now: Date,
): List<Counselling> => ({
  row: counsellingJson('k', now),
  id: sql`k.id`,
  from: sql`counsellings k`,
  where: matching(filter, userId, now),
  order: filter.time === 'AHEAD' ? sql`k.starts_at, k.id` : sql`k.starts_at desc, k.id desc`,
});

function matching({ status, time }: CounsellingFilter, userId: string, now: Date): RawBuilder<SqlBool> {
  const isUpcoming = sql<SqlBool>`(k.status = 'BOOKED' and k.ends_at > ${now.toISOString()}::timestamptz)`;
  const conditions = [sql<SqlBool>`k.user_id = ${userId}`];
  if (status !== undefined && status.length > 0)
    conditions.push(sql<SqlBool>`k.status = any(${status}::text[])`);
  if (time !== undefined) conditions.push(time === 'AHEAD' ? isUpcoming : sql<SqlBool>`not ${isUpcoming}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
