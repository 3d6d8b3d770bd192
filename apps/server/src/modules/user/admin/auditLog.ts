import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/** The admin who acts; null for an operator at the command line. */
export type ActorId = string | null;

const ROWS_AT_ONCE = 1_000;

/** Writes entries of the audit log, in the transaction of the change. */
export async function writeAudit(
  transaction: Transaction<Database>,
  entries: readonly Insertable<Database['audit_entries']>[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += ROWS_AT_ONCE)
    await transaction
      .insertInto('audit_entries')
      .values(entries.slice(start, start + ROWS_AT_ONCE))
      .execute();
}
