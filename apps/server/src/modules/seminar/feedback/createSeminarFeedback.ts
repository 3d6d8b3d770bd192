import { manifest } from '@michi/api/manifest';
import { sql, type Transaction } from 'kysely';
import { holdAccount } from '../../../platform/auth/holdAccount.ts';
import { instantJson } from '../../../platform/database/instantJson.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { findSeminarTransition } from '../applications/transitions.ts';
import { visibleTo } from '../seminarFilter.ts';
import type { Viewer } from '../viewer.ts';
import { checkFeedback, type FeedbackRequest } from './checkFeedback.ts';
import { feedbackQuestions } from './feedbackQuestions.ts';

const { schema } = manifest.seminar.listSeminarFeedbackQuestions.answers[200];

/**
 * Keeps what a student says of a seminar they attended, once.
 * @returns the feedback as JSON text
 * @throws Problem NOT_FOUND, TRANSITION_NOT_ALLOWED, FEEDBACK_ALREADY_GIVEN or VALIDATION_FAILED
 */
export async function createSeminarFeedback(
  transaction: Transaction<Database>,
  request: FeedbackRequest,
  viewer: Viewer,
  now: Date,
): Promise<string> {
  await holdAccount(transaction, viewer.id);
  const { rows } = await sql<{ id: string | null; status: 'ATTENDED' | null; hasFeedback: boolean }>`
    select a.id, a.status, exists (select from seminar_feedback b where b.application_id = a.id) as "hasFeedback"
    from seminars s
    left join seminar_applications a on a.seminar_id = s.id and a.user_id = ${viewer.id}
    where s.id = ${request.seminarId} and (a.id is not null or ${visibleTo(viewer)})`.execute(transaction);
  const [found] = rows;
  if (found === undefined) throw new Problem('NOT_FOUND');
  const { id, status, hasFeedback } = found;
  if (hasFeedback) throw new Problem('FEEDBACK_ALREADY_GIVEN');
  const situation = { isOpen: false, isAhead: false, hasFeedback };
  if (id === null || findSeminarTransition('give-feedback', status, 'STUDENT', situation) === undefined)
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'seminarNotAttended' });
  const stored: unknown = JSON.parse(await feedbackQuestions(transaction));
  const questions = schema.parse({ data: stored }).data;
  checkFeedback(questions, request);
  const { rows: made } = await sql<{ feedback: string }>`
    with given as (
      insert into seminar_feedback (application_id, ratings, texts, given_at)
      values (${id}, ${JSON.stringify(request.ratings)}::jsonb, ${JSON.stringify(request.texts)}::jsonb, ${now.toISOString()})
      on conflict (application_id) do nothing returning *
    )
    select json_build_object('id', g.id, 'seminarId', ${request.seminarId}::uuid, 'ratings', g.ratings, 'texts', g.texts,
      'givenAt', ${instantJson('g.given_at')})::text as feedback from given g`.execute(transaction);
  // Another request of the same student was quicker.
  if (made[0] === undefined) throw new Problem('FEEDBACK_ALREADY_GIVEN');
  return made[0].feedback;
}
