import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Database, NotificationGroup } from '../../platform/database/schema.ts';
import { changeState } from './changeState.ts';
import type { ChosenNotifications } from './chosenNotifications.ts';
import { GROUPS, ofGroup, type GroupChange } from './groups.ts';
import { lockState } from './notificationState.ts';

/** Notifications deleted by one statement, so that clearing very many stays within the statement timeout. */
const AT_ONCE = 5_000;

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
    let cleared = 0;
    for (const group of 'ids' in chosen ? GROUPS : chosen.groups) {
      const before = ofGroup(state, group);
      const gone = await clearGroup(transaction, { userId, group, chosen, readUpTo: before.readUpTo });
      if (gone.total === 0) continue;
      cleared += gone.total;
      const [total, unread] = [before.total - gone.total, before.unread - gone.unread];
      changes.push({ group, total, unread, readUpTo: before.readUpTo });
    }
    await changeState(transaction, userId, changes);
    return cleared;
  });
}

interface Clearing {
  readonly userId: string;
  readonly group: NotificationGroup;
  readonly chosen: ChosenNotifications;
  readonly readUpTo: string | null;
}

interface Gone {
  readonly total: number;
  readonly unread: number;
}

async function clearGroup(transaction: Kysely<Database>, clearing: Clearing): Promise<Gone> {
  let gone: Gone = { total: 0, unread: 0 };
  for (;;) {
    const more = await clearSome(transaction, clearing);
    gone = { total: gone.total + more.total, unread: gone.unread + more.unread };
    if (more.total < AT_ONCE) break;
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
  return gone;
}

async function clearSome(
  transaction: Kysely<Database>,
  { userId, group, chosen, readUpTo }: Clearing,
): Promise<Gone> {
  const meant =
    'ids' in chosen ? sql`id = any(${chosen.ids}::uuid[])` : sql`created_at <= ${chosen.upTo}::timestamptz`;
  const { rows } = await sql<Gone>`
    with gone as (
      delete from notifications where id = any (array(
        select id from notifications
        where user_id = ${userId} and notification_group = ${group} and ${meant}
        order by created_at desc, id desc limit ${sql.lit(AT_ONCE)}))
      returning read_at is null and created_at > coalesce(${readUpTo}::timestamptz, '-infinity') as was_unread
    )
    select count(*)::int as total, count(*) filter (where was_unread)::int as unread from gone`.execute(
    transaction,
  );
  return rows[0] ?? { total: 0, unread: 0 };
}
