import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Database, NotificationGroup } from '../../platform/database/schema.ts';
import { changeState } from './changeState.ts';
import type { ChosenNotifications } from './chosenNotifications.ts';
import { GROUPS, ofGroup, type GroupChange } from './groups.ts';
import { lockState } from './notificationState.ts';

/** Notifications deleted by one statement, so that clearing very many stays within the statement timeout. */
const BATCH_SIZE = 5_000;

/** Deletes notifications of a user, and returns how many. */
export async function clearNotifications(
  database: Kysely<Database>,
  userId: string,
  chosen: ChosenNotifications,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const state = await lockState(transaction, userId);
    if (state === undefined) return 0;
    const changes: GroupChange[] = [];
    let clearedTotal = 0;
    for (const group of 'ids' in chosen ? GROUPS : chosen.groups) {
      const before = ofGroup(state, group);
      const cleared = await clearGroup(transaction, { userId, group, chosen, readUpTo: before.readUpTo });
      if (cleared.total === 0) continue;
      clearedTotal += cleared.total;
      const [total, unread] = [before.total - cleared.total, before.unread - cleared.unread];
      changes.push({ group, total, unread, readUpTo: before.readUpTo });
    }
    await changeState(transaction, userId, changes);
    return clearedTotal;
  });
}

interface Clearing {
  readonly userId: string;
  readonly group: NotificationGroup;
  readonly chosen: ChosenNotifications;
  readonly readUpTo: string | null;
}

interface Cleared {
  readonly total: number;
  readonly unread: number;
}

async function clearGroup(transaction: Kysely<Database>, clearing: Clearing): Promise<Cleared> {
  let cleared: Cleared = { total: 0, unread: 0 };
  for (;;) {
    const more = await clearBatch(transaction, clearing);
    cleared = { total: cleared.total + more.total, unread: cleared.unread + more.unread };
    if (more.total < BATCH_SIZE) break;
  }
  const { userId, group, chosen } = clearing;
  if ('upTo' in chosen) {
    // Marks that cover no remaining notification.
    await transaction
      .deleteFrom('notification_reads')
      .where('user_id', '=', userId)
      .where('notification_group', '=', group)
      .where('up_to', '<=', chosen.upTo.toISOString())
      .execute();
  }
  return cleared;
}

async function clearBatch(
  transaction: Kysely<Database>,
  { userId, group, chosen, readUpTo }: Clearing,
): Promise<Cleared> {
  const meant =
    'ids' in chosen ? sql`id = any(${chosen.ids}::uuid[])` : sql`created_at <= ${chosen.upTo}::timestamptz`;
  const { rows } = await sql<Cleared>`
    with deleted as (
      delete from notifications where id = any (array(
        select id from notifications
        where user_id = ${userId} and notification_group = ${group} and ${meant}
        order by created_at desc, id desc limit ${sql.lit(BATCH_SIZE)}))
      returning read_at is null and created_at > coalesce(${readUpTo}::timestamptz, '-infinity') as was_unread
    )
    select count(*)::int as total, count(*) filter (where was_unread)::int as unread from deleted`.execute(
    transaction,
  );
  return rows[0] ?? { total: 0, unread: 0 };
}
