import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { answerJson, MAX_ANSWERS, questionJson } from './questionJson.ts';
import { json, listOf } from '../../../platform/json/json.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

type QuestionDetail = ResponseBody<typeof manifest.common.showQuestion, 200>['data'];

/** A student's question with its messages. @throws Problem NOT_FOUND if it is another student's */
export function showQuestion(
  database: Kysely<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<JsonText<QuestionDetail>> {
  return readFoundJson(
    database,
    json<QuestionDetail>({
      question: questionJson(now),
      answers: listOf(answerJson(), {
        order: sql`a.created_at, a.id`,
        from: sql`(select * from help_answers where question_id = q.id order by created_at, id limit ${sql.lit(MAX_ANSWERS)}) a`,
      }),
    }),
    (selected) => sql`select ${selected} from help_questions q where q.id = ${id} and q.user_id = ${userId}`,
  );
}
