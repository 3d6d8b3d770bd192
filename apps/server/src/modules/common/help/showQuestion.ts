import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { answerJson, MOST_ANSWERS, questionJson } from './questionJson.ts';

/** A question of a student and what was said to it as JSON text; undefined for one that is not there or not theirs. */
export async function showQuestion(
  database: Kysely<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ detail: string }>`
    select json_build_object('question', ${questionJson(now)}, 'answers', (
      select coalesce(json_agg(${answerJson()} order by a.created_at, a.id), '[]')
      from (select * from help_answers where question_id = q.id order by created_at, id limit ${MOST_ANSWERS}) a
    ))::text as detail
    from help_questions q where q.id = ${id} and q.user_id = ${userId}`.execute(database);
  return rows[0]?.detail;
}
