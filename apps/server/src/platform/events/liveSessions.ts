import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Sessions that have not ended, of accounts that are active. */
export async function liveSessions(
  database: Kysely<Database>,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    // One parameter, however many streams a process has.
    .where(sql<SqlBool>`sessions.id = any(${sessionIds}::uuid[])`)
    .where('sessions.revoked_at', 'is', null)
    .where('users.account_status', '=', 'ACTIVE')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
