import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The PostgreSQL channel that every server process listens to. */
export const CHANNEL = 'michi_events';

/**
 * Wakes whoever listens to these topics, in every server process, once the transaction commits. A wake-up carries
 * nothing: who is woken reads again what the topic stands for.
 * @param topics such as `notifications:<user id>`
 */
export async function wake(transaction: Kysely<Database>, topics: readonly string[]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, topic) from unnest(${topics}::text[]) as topic`.execute(transaction);
}
