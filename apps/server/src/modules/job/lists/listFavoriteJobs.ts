import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import { countRows, readRows, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { ofAudience, type Audience } from './jobFilter.ts';
import { jobJson, type Job } from '../posting/jobJson.ts';
import type { Viewer } from '../posting/viewer.ts';

/** A page of the viewer's favorites as JSON text, the latest first, closed jobs included. */
export function listFavoriteJobs(
  database: Kysely<Database>,
  audience: Audience,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson<Job>> {
  return readRows(
    database,
    jobJson('j', viewer, now),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select j.id, row_number() over (order by f.created_at desc, j.id) as place
      from job_favorites f join jobs j on j.id = f.job_id
      where f.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}
      order by f.created_at desc, j.id limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page join jobs j on j.id = page.id`,
  );
}

/** How many favorites the viewer has. */
export function countFavoriteJobs(
  database: Kysely<Database>,
  audience: Audience,
  viewer: Viewer,
): Promise<number> {
  return countRows(
    database,
    sql`
      select from job_favorites f join jobs j on j.id = f.job_id
      where f.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}`,
  );
}
