import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { columnsOf, instant, json } from '../../../platform/json/json.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import { countRows, readRows, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { jobJson } from '../posting/jobJson.ts';
import { visibleTo } from '../posting/showJob.ts';
import type { Viewer } from '../posting/viewer.ts';

type Recommendation = Answer<typeof manifest.job.listRecommendations, 200>['data']['data'][number];

/**
 * A page of what the viewer's university recommends and the viewer has not answered, as JSON text, the latest first.
 * The career office recommends as a whole: `counsellor` is null.
 */
export function listRecommendations(
  database: Kysely<Database>,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson<Recommendation>> {
  return readRows(
    database,
    json<Recommendation>({
      job: jobJson('j', viewer, now),
      recommendedAt: instant(columnsOf<'applications'>('a')('stage_changed_at')),
      counsellor: sql<null>`null`,
      // A recommendation that says nothing has no row.
      message: sql<string | null>`r.message`,
      messageJp: sql<string | null>`r.message_jp`,
    }),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select a.id, row_number() over (order by a.stage_changed_at desc, a.id desc) as place
      from applications a join jobs j on j.id = a.job_id
      where a.user_id = ${viewer.id} and a.stage = 'RECOMMENDED' and ${visibleTo(viewer)}
      order by a.stage_changed_at desc, a.id desc limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page join applications a on a.id = page.id join jobs j on j.id = a.job_id
    left join recommendations r on r.application_id = a.id`,
  );
}

/** How many recommendations wait for an answer. */
export function countRecommendations(database: Kysely<Database>, viewer: Viewer): Promise<number> {
  return countRows(
    database,
    sql`
      select from applications a join jobs j on j.id = a.job_id
      where a.user_id = ${viewer.id} and a.stage = 'RECOMMENDED' and ${visibleTo(viewer)}`,
  );
}
