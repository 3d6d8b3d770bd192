import { sql, type Transaction } from 'kysely';
import type { Deps } from '../deps.ts';
import { inTransaction } from './inTransaction.ts';
import { lock } from './locks.ts';
import type { Database } from './schema.ts';

/** The key under which a database remembers that it has been seeded. */
const SEEDED = 'seed';

/** Deps whose changes take effect together, or not at all. */
export interface DepsInTransaction extends Deps {
  readonly database: Transaction<Database>;
}

/**
 * Fills an empty database, once: in one transaction, so that a start cut short leaves nothing half made,
 * and by one process when several start at once.
 * @param fill may run more than once (`inTransaction`)
 * @returns whether this call filled it
 */
export async function seedOnce(
  deps: Deps,
  name: string,
  fill: (deps: DepsInTransaction) => Promise<void>,
): Promise<boolean> {
  return inTransaction(deps.database, async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await lock(transaction, 'seed');
    const seeded = await transaction
      .selectFrom('installation')
      .select('value')
      .where('key', '=', SEEDED)
      .executeTakeFirst();
    if (seeded !== undefined) return false;
    await fill({ ...deps, database: transaction });
    await transaction.insertInto('installation').values({ key: SEEDED, value: name }).execute();
    return true;
  });
}
