import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import { sql } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { columnsOf, instant, json } from '../../../platform/json/json.ts';
import { jobJson } from '../posting/jobJson.ts';
import { visibleTo } from '../posting/showJob.ts';
import type { Viewer } from '../posting/viewer.ts';

type Recommendation = Answer<typeof manifest.job.listRecommendations, 200>['data']['data'][number];

/**
 * Unanswered recommendations, the latest first. `counsellor` is null, since the career office recommends as a whole.
 */
export const listRecommendations = (viewer: Viewer, now: Date): List<Recommendation> => ({
  row: json<Recommendation>({
    job: jobJson('j', viewer, now),
    recommendedAt: instant(columnsOf<'applications'>('a')('stage_changed_at')),
    counsellor: sql<null>`null`,
    // A recommendation without a message has no row.
    message: sql<string | null>`r.message`,
    messageJp: sql<string | null>`r.message_jp`,
  }),
  id: sql`a.id`,
  from: sql`applications a join jobs j on j.id = a.job_id`,
  where: sql`a.user_id = ${viewer.id} and a.stage = 'RECOMMENDED' and ${visibleTo(viewer)}`,
  order: sql`a.stage_changed_at desc, a.id desc`,
  shown: sql`applications a join jobs j on j.id = a.job_id
    left join recommendations r on r.application_id = a.id`,
});
