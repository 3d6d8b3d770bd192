import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/** @throws Problem NOT_FOUND for a counsellor of another university */
export async function checkCounsellor(
  database: Kysely<Database>,
  id: string,
  universityId: string,
): Promise<void> {
  const counsellor = await database
    .selectFrom('counsellors')
    .select('id')
    .where('id', '=', id)
    .where('university_id', '=', universityId)
    .executeTakeFirst();
  if (counsellor === undefined) throw new Problem('NOT_FOUND');
}
