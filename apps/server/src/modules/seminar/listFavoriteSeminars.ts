import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { pageOffset, TOTAL_LIMIT, type PageRequest } from '../../platform/page/page.ts';
import { NO_ROWS, type RowsJson } from '../../platform/page/rowsJson.ts';
import { ofAudience, type Audience } from './seminarFilter.ts';
import { seminarJson } from './seminarJson.ts';
import type { Viewer } from './viewer.ts';

/** A page of the viewer's favorites as JSON text, the latest first, past seminars included. */
export async function listFavoriteSeminars(
  database: Kysely<Database>,
  audience: Audience,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson> {
  const { rows } = await sql<RowsJson>`
    with page as materialized (
      select s.id, row_number() over (order by f.created_at desc, s.id) as place
      from seminar_favorites f join seminars s on s.id = f.seminar_id
      where f.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}
      order by f.created_at desc, s.id limit ${page.size} offset ${pageOffset(page)}
    )
    select coalesce(json_agg(${seminarJson('s', viewer, now)} order by page.place), '[]')::text as rows,
      count(*)::int as count
    from page join seminars s on s.id = page.id`.execute(database);
  return rows[0] ?? NO_ROWS;
}

/** How many favorites the viewer has. */
export async function countFavoriteSeminars(
  database: Kysely<Database>,
  audience: Audience,
  viewer: Viewer,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from seminar_favorites f join seminars s on s.id = f.seminar_id
      where f.user_id = ${viewer.id} and ${ofAudience(audience, viewer)} limit ${TOTAL_LIMIT}
    ) counted`.execute(database);
  return rows[0]?.total ?? 0;
}
