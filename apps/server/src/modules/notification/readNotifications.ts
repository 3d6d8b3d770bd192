import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Database, NotificationGroup } from '../../platform/database/schema.ts';
import { changeState } from './changeState.ts';
import type { ChosenNotifications } from './chosenNotifications.ts';
import { GROUPS, ofGroup, type GroupChange } from './groups.ts';
import { lockState, type NotificationState } from './notificationState.ts';

/**
 * Marks notifications of a user as read. "All up to a time" is one row, however many notifications it covers.
 * @returns how many were unread before
 */
export async function readNotifications(
  transaction: Transaction<Database>,
  userId: string,
  chosen: ChosenNotifications,
  now: Date,
): Promise<number> {
  const state = await lockState(transaction, userId);
  if (state === undefined) return 0;
  const changes =
    'ids' in chosen
      ? await readThose(transaction, userId, state, sql`id = any(${chosen.ids}::uuid[])`, now)
      : await readUpTo(transaction, userId, state, chosen, now);
  await changeState(transaction, userId, changes);
  return changes.reduce((sum, { group, unread }) => sum + ofGroup(state, group).unread - unread, 0);
}

/**
 * Marks a user's notifications of messages in a thread as read, as part of the transaction in which they read them.
 * @param link where the notifications lead
 */
export async function readChatNotifications(
  transaction: Kysely<Database>,
  userId: string,
  link: string,
  now: Date,
): Promise<void> {
  const state = await lockState(transaction, userId);
  if (state === undefined) return;
  const ofChat = sql<SqlBool>`kind = 'CHAT_MESSAGE' and link = ${link}`;
  await changeState(transaction, userId, await readThose(transaction, userId, state, ofChat, now));
}

async function readThose(
  transaction: Kysely<Database>,
  userId: string,
  state: NotificationState,
  those: RawBuilder<SqlBool>,
  now: Date,
): Promise<readonly GroupChange[]> {
  const changes: GroupChange[] = [];
  for (const group of GROUPS) {
    const before = ofGroup(state, group);
    const read = await transaction
      .updateTable('notifications')
      .set({ read_at: now })
      .where('user_id', '=', userId)
      .where(those)
      .where('notification_group', '=', group)
      .where('read_at', 'is', null)
      .$if(before.readUpTo !== null, (query) => query.where('created_at', '>', before.readUpTo))
      .returning('id')
      .execute();
    if (read.length > 0) changes.push({ group, ...before, unread: before.unread - read.length });
  }
  return changes;
}

async function readUpTo(
  transaction: Kysely<Database>,
  userId: string,
  state: NotificationState,
  { upTo, groups }: { readonly upTo: Date; readonly groups: readonly NotificationGroup[] },
  now: Date,
): Promise<readonly GroupChange[]> {
  const moment = upTo.toISOString();
  const changes: GroupChange[] = [];
  for (const group of groups) {
    const before = ofGroup(state, group);
    if (before.unread === 0 || (before.readUpTo !== null && before.readUpTo >= moment)) continue;
    const { rows } = await unreadAfter(userId, group, moment).execute(transaction);
    const unread = rows[0]?.unread ?? 0;
    if (unread === before.unread) continue;
    await transaction
      .insertInto('notification_reads')
      .values({ user_id: userId, notification_group: group, up_to: moment, read_at: now })
      .execute();
    changes.push({ group, total: before.total, unread, readUpTo: moment });
  }
  return changes;
}

/** Counts the unread notifications after a time, from that part of the index only. */
export function unreadAfter(userId: string, group: NotificationGroup, moment: string) {
  return sql<{ unread: number }>`
    select count(*)::int as unread from notifications
    where user_id = ${userId} and notification_group = ${sql.lit(group)} and read_at is null
      and created_at > ${moment}::timestamptz`;
}
