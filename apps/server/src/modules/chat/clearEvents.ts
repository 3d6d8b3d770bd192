import { sql, type Kysely } from 'kysely';
import type { PeriodicTask } from '../../platform/background/periodic.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Milliseconds an event is kept for resuming clients (chat contract, `streamChatEvents`). */
const RETENTION = 24 * 3_600_000;

const AT_ONCE = 5_000;

/** Deletes events over a day old, and stores for each student up to which version; the messages stay in the threads. */
export const clearEvents: PeriodicTask = {
  name: 'clear events of chat that are over',
  every: 3_600_000,
  async run({ clock, database }) {
    const before = new Date(clock.now().getTime() - RETENTION);
    while ((await clearSome(database, before)) === AT_ONCE);
  },
};

async function clearSome(database: Kysely<Database>, before: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    with old as (
      select user_id, version from chat_events where happened_at < ${before}::timestamptz
      order by happened_at limit ${sql.lit(AT_ONCE)}
    ),
    held as (
      select s.user_id from chat_states s where s.user_id in (select user_id from old) order by s.user_id for update
    ),
    noted as (
      update chat_states s set forgotten_version = greatest(s.forgotten_version, o.version)
      from (select user_id, max(version) as version from old group by user_id) o
      where o.user_id = s.user_id and s.user_id in (select user_id from held)
    ),
    gone as (
      delete from chat_events e using old o where e.user_id = o.user_id and e.version = o.version returning 1
    )
    select count(*)::int as gone from gone`.execute(database);
  return rows[0]?.gone ?? 0;
}
