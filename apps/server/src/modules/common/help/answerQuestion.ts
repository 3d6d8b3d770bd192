import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { addAnswer } from './addAnswer.ts';
import { MAX_ANSWERS, statusAt, type QuestionAnswer, type QuestionStatus } from './questionJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

/**
 * Adds a student's message to their question, and returns it.
 * @throws Problem NOT_FOUND or TRANSITION_NOT_ALLOWED
 */
export async function answerQuestion(
  transaction: Transaction<Database>,
  { questionId, text }: Body<typeof manifest.common.createAnswer>,
  userId: string,
  now: Date,
): Promise<JsonText<QuestionAnswer>> {
  await lockAccount(transaction, userId);
  const { rows } = await sql<{ status: QuestionStatus; answerCount: number }>`
    select ${statusAt(now)} as status, q.answer_count as "answerCount" from help_questions q
    where q.id = ${questionId} and q.user_id = ${userId} for no key update`.execute(transaction);
  const [question] = rows;
  if (question === undefined) throw new Problem('NOT_FOUND');
  if (question.status === 'CLOSED') {
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'questionClosed' });
  }
  if (question.answerCount >= MAX_ANSWERS) {
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'questionFull' });
  }
  return addAnswer(transaction, questionId, { text, isByStudent: true }, now);
}
