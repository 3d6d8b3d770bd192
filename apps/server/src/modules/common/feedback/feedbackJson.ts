import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { columnsOf, instant, json, listOf, wordOf } from '../../../platform/json/json.ts';

/** Feedback of a student about Michi (common contract, `Feedback`). */
export type Feedback = ResponseBody<typeof manifest.common.listFeedbacks, 200>['data']['data'][number];

const F = columnsOf<'feedbacks'>('f');
const I = columnsOf<'industries'>('i');
const J = columnsOf<'feedback_job_factors'>('n');

type Interest = Feedback['industryInterests'][number];
type JobFactor = Feedback['jobFactors'][number];

/** A row of `feedbacks` under the alias `f` as the common contract's `Feedback`. */
export function feedbackJson(): RawBuilder<Feedback> {
  return json<Feedback>({
    id: F('id'),
    satisfaction: json<Feedback['satisfaction']>({
      overall: F('overall'),
      easeOfUse: F('ease_of_use'),
      jobs: F('jobs'),
      seminars: F('seminars'),
      support: F('support'),
    }),
    industryInterests: listOf(
      json<Interest>({
        industry: json<Interest['industry']>({ id: I('id'), title: I('title'), titleJp: I('title_jp') }),
        interest: columnsOf<'feedback_industry_interests'>('n')('interest'),
      }),
      {
        order: sql`n.position`,
        from: sql`feedback_industry_interests n join industries i on i.id = n.industry_id where n.feedback_id = f.id`,
      },
    ),
    jobFactors: listOf(
      json<JobFactor>({ factor: wordOf<JobFactor['factor']>(J('factor')), importance: J('importance') }),
      { order: sql`n.position`, from: sql`feedback_job_factors n where n.feedback_id = f.id` },
    ),
    comment: F('comment'),
    createdAt: instant(F('created_at')),
  });
}
