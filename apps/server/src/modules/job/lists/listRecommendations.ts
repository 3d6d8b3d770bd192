import type { manifest } from '@michi/api/manifest';
import type { ResponseBody, Query } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { and } from '../../../platform/search/searchCondition.ts';
import { columnsOf, instant, json } from '../../../platform/json/json.ts';
import { owesAnswer } from '../pipeline/turn.ts';
import { jobJson } from '../posting/jobJson.ts';
import type { Viewer } from '../posting/viewer.ts';
import { foundBy, ofAudience } from './jobFilter.ts';

type Recommendation = ResponseBody<typeof manifest.job.listRecommendations, 200>['data']['data'][number];

export type RecommendationFilter = Omit<Query<typeof manifest.job.listRecommendations>, 'page' | 'size'>;

/** Recommendations that await an answer. `counsellor` is null, since the career office recommends as a whole. */
export const listRecommendations = (
  filter: RecommendationFilter,
  viewer: Viewer,
  now: Date,
): List<Recommendation> => ({
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
  where: matching(filter, viewer, now),
  order:
    filter.sort === 'ANSWER_BY'
      ? sql`a.answer_by nulls last, a.stage_changed_at desc, a.id desc`
      : sql`a.stage_changed_at desc, a.id desc`,
  shown: sql`applications a join jobs j on j.id = a.job_id
    left join recommendations r on r.application_id = a.id`,
});

function matching(
  { audience, search, workStyle = [] }: RecommendationFilter,
  viewer: Viewer,
  now: Date,
): RawBuilder<SqlBool> {
  return and([
    sql<SqlBool>`a.user_id = ${viewer.id} and a.stage = 'RECOMMENDED'`,
    owesAnswer(viewer, now),
    ...(audience === undefined ? [] : [ofAudience(audience, viewer)]),
    ...(workStyle.length === 0 ? [] : [sql<SqlBool>`j.work_style = any(${workStyle}::text[])`]),
    foundBy(search),
  ]);
}
