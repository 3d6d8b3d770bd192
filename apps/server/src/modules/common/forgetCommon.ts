import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Deletes a user's data of the common service, in the transaction that deletes the account: completed courses,
 * questions with their answers, and feedback.
 */
export async function forgetCommon(transaction: Transaction<Database>, userId: string): Promise<void> {
  for (const table of ['course_completions', 'help_questions', 'feedbacks'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
