import { sql, type Transaction } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { questionJson, type Question } from './questionJson.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

/**
 * Marks all messages of a student's question as read, and returns the question.
 * @throws Problem NOT_FOUND
 */
export async function readQuestion(
  transaction: Transaction<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<JsonText<Question>> {
  await lockAccount(transaction, userId);
  return readFoundJson(
    transaction,
    questionJson(now),
    (selected) => sql`
    with q as (
      update help_questions set read_at = greatest(read_at, answered_at, ${now.toISOString()}::timestamptz)
      where id = ${id} and user_id = ${userId} returning *
    )
    select ${selected} from q`,
  );
}
