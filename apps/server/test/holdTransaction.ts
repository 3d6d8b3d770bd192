import { sql, type Kysely, type Transaction } from 'kysely';
import { connect } from '../src/platform/database/connection.ts';
import type { Database } from '../src/platform/database/schema.ts';

/**
 * Runs a transaction during which requests to the server wait. Unlike those of the server it is never repeated
 * (`conflicts.ts`), because its rollback would let the waiting requests through. It is serializable, so that the
 * transactions of the profile `distributed` notice it.
 */
export async function holdTransaction<T>(
  url: string,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const { database, close } = connect({ url, poolSize: 1, responseTimeout: 0 });
  try {
    return await database.transaction().setIsolationLevel('serializable').execute(work);
  } finally {
    await close();
  }
}

/** How many statements wait for another transaction. */
export async function waitingStatements(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}
