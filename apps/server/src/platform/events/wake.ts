import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The PostgreSQL channel that every server process listens to. */
export const CHANNEL = 'michi_events';

/**
 * Wakes the listeners of topics such as `notifications:<user id>` in every process once the transaction commits. A
 * wake-up has no payload: the receiver reads the rows of the topic again.
 */
export async function wake(transaction: Kysely<Database>, topics: readonly string[]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, topic) from unnest(${topics}::text[]) as topic`.execute(transaction);
}

/** The same as an expression within a statement, which saves a round trip. */
export function wakeUp(topic: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_notify(${CHANNEL}, ${topic})`;
}

/** Bytes of a notice; PostgreSQL allows 8,000 with the topic. */
const MOST_TOLD = 7_000;

/**
 * Broadcasts something that is not stored, such as typing, to the listeners of topics. Clients that are not connected
 * never receive it.
 * @param notice becomes JSON
 */
export async function broadcast(
  database: Kysely<Database>,
  topics: readonly string[],
  notice: object,
): Promise<void> {
  const text = JSON.stringify(notice);
  if (Buffer.byteLength(text) > MOST_TOLD) throw new Error('A notice is too long to be told.');
  await sql`select pg_notify(${CHANNEL}, topic || ' ' || ${text}) from unnest(${topics}::text[]) as topic`.execute(
    database,
  );
}
