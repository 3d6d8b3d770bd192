import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, TOTAL_LIMIT, type PageRequest } from '../../../platform/page/page.ts';
import { NO_ROWS, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { ofAudience, type Audience } from './jobFilter.ts';
import { jobJson } from '../posting/jobJson.ts';
import type { Viewer } from '../posting/viewer.ts';

/** A page of the viewer's favorites as JSON text, the latest first, closed jobs included. */
export async function listFavoriteJobs(
  database: Kysely<Database>,
  audience: Audience,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson> {
  const { rows } = await sql<RowsJson>`
    with page as materialized (
      select j.id, row_number() over (order by f.created_at desc, j.id) as place
      from job_favorites f join jobs j on j.id = f.job_id
      where f.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}
      order by f.created_at desc, j.id limit ${page.size} offset ${pageOffset(page)}
    )
    select coalesce(json_agg(${jobJson('j', viewer, now)} order by page.place), '[]')::text as rows, count(*)::int as count
    from page join jobs j on j.id = page.id`.execute(database);
  return rows[0] ?? NO_ROWS;
}

/** How many favorites the viewer has. */
export async function countFavoriteJobs(
  database: Kysely<Database>,
  audience: Audience,
  viewer: Viewer,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from job_favorites f join jobs j on j.id = f.job_id
      where f.user_id = ${viewer.id} and ${ofAudience(audience, viewer)} limit ${TOTAL_LIMIT}
    ) counted`.execute(database);
  return rows[0]?.total ?? 0;
}
