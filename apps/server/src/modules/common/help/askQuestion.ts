import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { questionJson, type Question } from './questionJson.ts';
import { readOneJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

/**
 * Stores a student's question to Michi, and returns it.
 * @throws Problem VALIDATION_FAILED
 */
export async function askQuestion(
  transaction: Transaction<Database>,
  { categoryId = null, title, text }: Body<typeof manifest.common.createQuestion>,
  userId: string,
  now: Date,
): Promise<JsonText<Question>> {
  await lockAccount(transaction, userId);
  if (categoryId !== null) {
    const category = await transaction
      .selectFrom('help_categories')
      .select('id')
      .where('id', '=', categoryId)
      .forKeyShare()
      .executeTakeFirst();
    if (category === undefined) throw invalidFields({ categoryId: 'unknown' });
  }
  const { id } = await transaction
    .insertInto('help_questions')
    .values({
      user_id: userId,
      category_id: categoryId,
      title: title.replaceAll(/\s+/gu, ' '),
      text,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return readOneJson(
    transaction,
    questionJson(now),
    (selected) => sql`select ${selected} from help_questions q where q.id = ${id}`,
  );
}
