import { sql, type Transaction } from 'kysely';
import { holdAccount } from '../../../platform/auth/holdAccount.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { questionJson } from './questionJson.ts';

/**
 * Marks everything said to a question of a student as read.
 * @returns the question as JSON text
 * @throws Problem NOT_FOUND
 */
export async function readQuestion(
  transaction: Transaction<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<string> {
  await holdAccount(transaction, userId);
  const { rows } = await sql<{ question: string }>`
    with q as (
      update help_questions set read_at = greatest(read_at, answered_at, ${now.toISOString()}::timestamptz)
      where id = ${id} and user_id = ${userId} returning *
    )
    select ${questionJson(now)}::text as question from q`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row.question;
}
