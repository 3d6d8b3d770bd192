import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, TOTAL_LIMIT, type PageRequest } from '../../../platform/page/page.ts';
import { NO_ROWS, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { ofAudience, type Audience } from '../lists/jobFilter.ts';
import type { Viewer } from '../posting/viewer.ts';
import { offerJson } from './offerJson.ts';
import { isWaiting } from './offerStatus.ts';

/** A page of the viewer's offers as JSON text: those that wait for an answer first, then the latest first. */
export async function listJobOffers(
  database: Kysely<Database>,
  audience: Audience,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson> {
  const { rows } = await sql<RowsJson>`
    with page as materialized (
      select o.id, row_number() over (order by ${isWaiting(now)} desc, o.sent_at desc, o.id desc) as place
      from job_offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
      where a.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}
      order by place limit ${page.size} offset ${pageOffset(page)}
    )
    select coalesce(json_agg(${offerJson(viewer, now)} order by page.place), '[]')::text as rows,
      count(*)::int as count
    from page join job_offers o on o.id = page.id
      join applications a on a.id = o.application_id join jobs j on j.id = a.job_id`.execute(database);
  return rows[0] ?? NO_ROWS;
}

/** How many offers the viewer has. */
export async function countJobOffers(
  database: Kysely<Database>,
  audience: Audience,
  viewer: Viewer,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from job_offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
      where a.user_id = ${viewer.id} and ${ofAudience(audience, viewer)} limit ${TOTAL_LIMIT}
    ) counted`.execute(database);
  return rows[0]?.total ?? 0;
}
