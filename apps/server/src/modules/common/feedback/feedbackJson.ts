import { sql, type RawBuilder } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';

/** A row of `feedbacks` under the alias `f` as the common contract's `Feedback`. */
export function feedbackJson(): RawBuilder<unknown> {
  return sql`json_build_object('id', f.id,
    'satisfaction', json_build_object('overall', f.overall, 'easeOfUse', f.ease_of_use, 'jobs', f.jobs,
      'seminars', f.seminars, 'support', f.support),
    'industryInterests', (
      select coalesce(json_agg(json_build_object(
        'industry', json_build_object('id', i.id, 'title', i.title, 'titleJp', i.title_jp),
        'interest', n.interest) order by n.position), '[]')
      from feedback_industry_interests n join industries i on i.id = n.industry_id where n.feedback_id = f.id),
    'jobFactors', (
      select coalesce(json_agg(json_build_object('factor', n.factor, 'importance', n.importance)
        order by n.position), '[]')
      from feedback_job_factors n where n.feedback_id = f.id),
    'comment', f.comment, 'createdAt', ${instantJson('f.created_at')})`;
}
