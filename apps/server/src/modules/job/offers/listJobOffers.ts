import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import { countRows, readRows, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { ofAudience, type Audience } from '../lists/jobFilter.ts';
import type { Viewer } from '../posting/viewer.ts';
import { offerJson, type JobOffer } from './offerJson.ts';
import { isWaiting } from './offerStatus.ts';

/** A page of the viewer's offers as JSON text: those that wait for an answer first, then the latest first. */
export function listJobOffers(
  database: Kysely<Database>,
  audience: Audience,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson<JobOffer>> {
  return readRows(
    database,
    offerJson(viewer, now),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select o.id, row_number() over (order by ${isWaiting(now)} desc, o.sent_at desc, o.id desc) as place
      from job_offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
      where a.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}
      order by place limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page join job_offers o on o.id = page.id
      join applications a on a.id = o.application_id join jobs j on j.id = a.job_id`,
  );
}

/** How many offers the viewer has. */
export function countJobOffers(
  database: Kysely<Database>,
  audience: Audience,
  viewer: Viewer,
): Promise<number> {
  return countRows(
    database,
    sql`
      select from job_offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
      where a.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}`,
  );
}
