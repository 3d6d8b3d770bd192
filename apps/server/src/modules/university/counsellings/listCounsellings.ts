import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import {
  countRows,
  type RowsJson,
  runRows,
  type SelectedRows,
  selectRows,
} from '../../../platform/page/rowsJson.ts';
import { counsellingJson, type Counselling } from './counsellingJson.ts';

/** Which appointments a list holds (university contract, `listCounsellings`). */
export type CounsellingFilter = Omit<Query<typeof manifest.university.listCounsellings>, 'page' | 'size'>;

/** A page of a student's appointments as JSON text. */
export function listCounsellings(
  database: Kysely<Database>,
  filter: CounsellingFilter,
  page: PageRequest,
  userId: string,
  now: Date,
): Promise<RowsJson<Counselling>> {
  return runRows(database, counsellingPage(filter, page, userId, now));
}

/** How many appointments match, counted up to the limit of a total. */
export function countCounsellings(
  database: Kysely<Database>,
  filter: CounsellingFilter,
  userId: string,
  now: Date,
): Promise<number> {
  return countRows(database, sql`select from counsellings k where ${matching(filter, userId, now)}`);
}

/** The statement of a page. */
export function counsellingPage(
  filter: CounsellingFilter,
  page: PageRequest,
  userId: string,
  now: Date,
): RawBuilder<SelectedRows<Counselling>> {
  const order = filter.time === 'AHEAD' ? sql`k.starts_at, k.id` : sql`k.starts_at desc, k.id desc`;
  return selectRows(
    counsellingJson('k', now),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select k.id, row_number() over (order by ${order}) as place
      from counsellings k where ${matching(filter, userId, now)}
      order by ${order} limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page join counsellings k on k.id = page.id`,
  );
}

function matching({ status, time }: CounsellingFilter, userId: string, now: Date): RawBuilder<SqlBool> {
  const isUpcoming = sql<SqlBool>`(k.status = 'BOOKED' and k.ends_at > ${now.toISOString()}::timestamptz)`;
  const conditions = [sql<SqlBool>`k.user_id = ${userId}`];
  if (status !== undefined && status.length > 0)
    conditions.push(sql<SqlBool>`k.status = any(${status}::text[])`);
  if (time !== undefined) conditions.push(time === 'AHEAD' ? isUpcoming : sql<SqlBool>`not ${isUpcoming}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
