import { sql, type Transaction } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { courseJson, type Course, isFor, type Learner } from './courseJson.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

/**
 * Marks a course as complete, or removes the mark, and returns the course. The date of the first mark is kept.
 * @throws Problem NOT_FOUND
 */
export async function completeCourse(
  transaction: Transaction<Database>,
  id: string,
  isCompleted: boolean,
  learner: Learner,
  now: Date,
): Promise<JsonText<Course>> {
  await lockAccount(transaction, learner.id);
  const { rows: seen } = await sql`
    select from courses c where c.id = ${id} and ${isFor(learner)} for key share`.execute(transaction);
  if (seen.length === 0) throw new Problem('NOT_FOUND');
  if (isCompleted) {
    await transaction
      .insertInto('course_completions')
      .values({ user_id: learner.id, course_id: id, completed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await transaction
      .deleteFrom('course_completions')
      .where('user_id', '=', learner.id)
      .where('course_id', '=', id)
      .execute();
  }
  return readFoundJson(
    transaction,
    courseJson(),
    (selected) => sql`
    select ${selected} from courses c
    left join course_completions done on done.course_id = c.id and done.user_id = ${learner.id}
    where c.id = ${id}`,
  );
}
