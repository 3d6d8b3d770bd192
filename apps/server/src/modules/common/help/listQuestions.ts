import { sql } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { questionJson, type Question, statusAt, type QuestionStatus } from './questionJson.ts';

/** A student's questions, the latest change first. */
export const listQuestions = (
  status: QuestionStatus | undefined,
  userId: string,
  now: Date,
): List<Question> => ({
  row: questionJson(now),
  id: sql`q.id`,
  from: sql`help_questions q`,
  where: sql`q.user_id = ${userId} and ${status === undefined ? sql`true` : sql`${statusAt(now)} = ${status}`}`,
  order: sql`q.updated_at desc, q.id desc`,
});
