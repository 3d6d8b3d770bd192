import { inTransaction } from '../../src/platform/database/inTransaction.ts';
import { newShareToken } from '../../src/modules/user/shareToken.ts';
import { addAnswer } from '../addAnswer.ts';
import type { TestApp } from '../testApp.ts';

/** An answer of the student, in place of those there were. @returns its id */
export function ownAnswer({ deps: { database } }: TestApp, userId: string): Promise<string> {
  return inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('profile_answers').where('user_id', '=', userId).execute();
    return addAnswer(transaction, userId, { topic: 'FOCUS_AS_STUDENT' });
  });
}

/** A link to an answer of the student, and its secret. */
export async function ownAnswerShare(
  testApp: TestApp,
  userId: string,
): Promise<{ readonly id: string; readonly token: string }> {
  const { clock, deps } = testApp;
  const { token, token_hash } = newShareToken(deps.random, 'a1');
  const now = clock.now();
  const { id } = await deps.database
    .insertInto('answer_shares')
    .values({
      user_id: userId,
      answer_id: await ownAnswer(testApp, userId),
      token_hash,
      created_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** A comment on an answer of the student. @returns its id */
export async function ownAnswerComment(testApp: TestApp, userId: string): Promise<string> {
  const { clock, deps } = testApp;
  const { id } = await deps.database
    .insertInto('answer_comments')
    .values({
      user_id: userId,
      answer_id: await ownAnswer(testApp, userId),
      author: 'A reader',
      text: 'How?',
      quote: 'hear',
      start: 3,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
