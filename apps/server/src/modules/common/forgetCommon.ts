import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Takes a user out of the common service, in the transaction that deletes the account: the courses they have done, their
 * questions with every answer, and what they said about Michi.
 */
export async function forgetCommon(transaction: Transaction<Database>, userId: string): Promise<void> {
  for (const table of ['course_completions', 'help_questions', 'feedbacks'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
