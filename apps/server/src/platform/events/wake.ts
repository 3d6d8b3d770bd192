import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The PostgreSQL channel that every server process listens to. */
export const CHANNEL = 'michi_events';

/**
 * Wakes the listeners of these topics, in every server process, once the transaction commits. A wake-up has no
 * payload: the receiver reads the rows of the topic again.
 * @param topics such as `notifications:<user id>`
 */
export async function wake(transaction: Kysely<Database>, topics: readonly string[]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, topic) from unnest(${topics}::text[]) as topic`.execute(transaction);
}

/** The same as an expression within a statement that knows the topic, which saves a round trip. */
export function wakeUp(topic: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_notify(${CHANNEL}, ${topic})`;
}

/** Bytes a notice may have beside its topic; PostgreSQL takes 8,000 in all. */
const MOST_TOLD = 7_000;

/**
 * Broadcasts something that is not stored to the listeners of these topics, such as typing. Clients that are not
 * connected never receive it.
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
