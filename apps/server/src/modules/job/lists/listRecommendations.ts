import { sql, type Kysely } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, TOTAL_LIMIT, type PageRequest } from '../../../platform/page/page.ts';
import { NO_ROWS, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { jobJson } from '../posting/jobJson.ts';
import { visibleTo } from '../posting/showJob.ts';
import type { Viewer } from '../posting/viewer.ts';

/**
 * A page of what the viewer's university recommends and the viewer has not answered, as JSON text, the latest first.
 * The career office recommends as a whole: `counsellor` is null.
 */
export async function listRecommendations(
  database: Kysely<Database>,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson> {
  const { rows } = await sql<RowsJson>`
    with page as materialized (
      select a.id, row_number() over (order by a.stage_changed_at desc, a.id desc) as place
      from applications a join jobs j on j.id = a.job_id
      where a.user_id = ${viewer.id} and a.stage = 'RECOMMENDED' and ${visibleTo(viewer)}
      order by a.stage_changed_at desc, a.id desc limit ${page.size} offset ${pageOffset(page)}
    )
    select coalesce(json_agg(json_build_object('job', ${jobJson('j', viewer, now)},
      'recommendedAt', ${instantJson('a.stage_changed_at')}, 'counsellor', null,
      'message', r.message, 'messageJp', r.message_jp) order by page.place), '[]')::text as rows, count(*)::int as count
    from page join applications a on a.id = page.id join jobs j on j.id = a.job_id
    left join recommendations r on r.application_id = a.id`.execute(database);
  return rows[0] ?? NO_ROWS;
}

/** How many recommendations wait for an answer. */
export async function countRecommendations(database: Kysely<Database>, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from applications a join jobs j on j.id = a.job_id
      where a.user_id = ${viewer.id} and a.stage = 'RECOMMENDED' and ${visibleTo(viewer)} limit ${TOTAL_LIMIT}
    ) counted`.execute(database);
  return rows[0]?.total ?? 0;
}
