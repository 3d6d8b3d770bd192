import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/** Whether logging in requires a second step. */
export async function isTwoStepOn(database: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('two_step')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('activated_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
