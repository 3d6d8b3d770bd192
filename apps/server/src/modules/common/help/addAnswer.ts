import { sql, type Transaction } from 'kysely';
import { newId } from '../../../platform/database/generateIds.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { answerJson, type QuestionAnswer } from './questionJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readOneJson } from '../../../platform/json/readJson.ts';

/**
 * Adds a message to a question that the caller has locked, and returns it. A student's message reopens the question and
 * counts as read by them; one of Michi answers it.
 */
export async function addAnswer(
  transaction: Transaction<Database>,
  questionId: string,
  { text, isByStudent }: { readonly text: string; readonly isByStudent: boolean },
  now: Date,
): Promise<JsonText<QuestionAnswer>> {
  const answer = await readOneJson(
    transaction,
    answerJson(),
    (selected) => sql`
    with a as (
      insert into help_answers (id, question_id, is_by_student, text, created_at)
      values (${newId()}, ${questionId}, ${isByStudent}, ${text}, ${now.toISOString()})
      returning *
    )
    select ${selected} from a`,
  );
  await transaction
    .updateTable('help_questions')
    .set({
      status: isByStudent ? 'OPEN' : 'ANSWERED',
      ...(isByStudent ? { read_at: now } : { answered_at: now }),
      answer_count: sql<number>`answer_count + 1`,
      updated_at: now,
    })
    .where('id', '=', questionId)
    .execute();
  return answer;
}
