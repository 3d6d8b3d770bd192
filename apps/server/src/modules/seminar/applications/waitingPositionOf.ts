import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { waitingPosition } from '../seminarJson.ts';

/** Place in the queue, where 1 is next; null for a student who does not wait. */
export async function waitingPositionOf(
  database: Kysely<Database>,
  seminarId: string,
  userId: string,
): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    select ${waitingPosition('a')} as position from seminar_applications a
    where a.seminar_id = ${seminarId} and a.user_id = ${userId} and a.status = 'WAITING'`.execute(database);
  return rows[0]?.position ?? null;
}
