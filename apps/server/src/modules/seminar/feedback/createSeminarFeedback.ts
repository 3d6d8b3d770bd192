import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import { newId } from '../../../platform/database/generateIds.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { findSeminarTransition } from '../applications/transitions.ts';
import { visibleTo } from '../seminarFilter.ts';
import type { Viewer } from '../viewer.ts';
import { checkFeedback, type FeedbackRequest } from './checkFeedback.ts';
import { feedbackQuestions } from './feedbackQuestions.ts';
import { columnsOf, instant, json, stored } from '../../../platform/json/json.ts';
import { readJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

type Feedback = ResponseBody<typeof manifest.seminar.createSeminarFeedback, 201>['data'];

const G = columnsOf<'seminar_feedback'>('g');

const { schema } = manifest.seminar.listSeminarFeedbackQuestions.responses[200];

/**
 * Stores feedback on an attended seminar, once.
 * @throws Problem NOT_FOUND, TRANSITION_NOT_ALLOWED, FEEDBACK_ALREADY_GIVEN or VALIDATION_FAILED
 */
export async function createSeminarFeedback(
  transaction: Transaction<Database>,
  request: FeedbackRequest,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<Feedback>> {
  await lockAccount(transaction, viewer.id);
  const { rows } = await sql<{ id: string | null; status: 'ATTENDED' | null; hasFeedback: boolean }>`
    select a.id, a.status, exists (select from seminar_feedback b where b.application_id = a.id) as "hasFeedback"
    from seminars s
    left join seminar_applications a on a.seminar_id = s.id and a.user_id = ${viewer.id}
    where s.id = ${request.seminarId} and (a.id is not null or ${visibleTo(viewer)})`.execute(transaction);
  const [asking] = rows;
  if (asking === undefined) throw new Problem('NOT_FOUND');
  const { id, status, hasFeedback } = asking;
  if (hasFeedback) throw new Problem('FEEDBACK_ALREADY_GIVEN');
  const situation = { isOpen: false, isUpcoming: false, hasFeedback };
  if (id === null || findSeminarTransition('give-feedback', status, 'STUDENT', situation) === undefined)
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'seminarNotAttended' });
  const currentQuestions: unknown = JSON.parse((await feedbackQuestions(transaction)).text);
  const questions = schema.parse({ data: currentQuestions }).data;
  checkFeedback(questions, request);
  const given = await readJson(
    transaction,
    json<Feedback>({
      id: G('id'),
      seminarId: sql<string>`${request.seminarId}::uuid`,
      ratings: stored(G('ratings')),
      texts: stored(G('texts')),
      givenAt: instant(G('given_at')),
    }),
    (selected) => sql`
    with given as (
      insert into seminar_feedback (id, application_id, ratings, texts, given_at)
      values (${newId()}, ${id}, ${JSON.stringify(request.ratings)}::jsonb, ${JSON.stringify(request.texts)}::jsonb, ${now.toISOString()})
      on conflict (application_id) do nothing returning *
    )
    select ${selected} from given g`,
  );
  // A concurrent request of the same student was first.
  if (given === undefined) throw new Problem('FEEDBACK_ALREADY_GIVEN');
  return given;
}
