import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { columnsOf, json, listed, stored } from '../../../platform/json/json.ts';
import { readOneJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import type { FeedbackQuestions } from './checkFeedback.ts';

const Q = columnsOf<'seminar_feedback_questions'>('q');

/** In the order of display. */
export function feedbackQuestions(database: Kysely<Database>): Promise<JsonText<FeedbackQuestions>> {
  return readOneJson(
    database,
    listed(
      json<FeedbackQuestions[number]>({
        id: Q('id'),
        question: Q('question'),
        questionJp: Q('question_jp'),
        scale: Q('scale'),
        isRequired: Q('is_required'),
        items: stored(Q('items')),
      }),
      sql`q.position`,
    ),
    (selected) => sql`
    select ${selected}
    from seminar_feedback_questions q`,
  );
}
