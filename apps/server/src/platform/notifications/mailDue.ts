import type { Kysely, Transaction } from 'kysely';
import { dayAt } from '../calendar/days.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema.ts';
import type { MailedNotification } from '../mail/mail.ts';
import { mailReader } from '../mail/mailReader.ts';
import { queueMail } from '../mail/queueMail.ts';
import { decisionOn, deleteDeliveries, deliveryRows, putOff, type DeliveryRow } from './deliveryRows.ts';

/** Deliveries whose users are read at once. */
const AT_ONCE = 200;

/** Milliseconds until mails that could not be queued are retried. */
const WAIT_AFTER_FAILURE = 5 * 60_000;

/** Notifications that a digest names; it states the number of all. */
const MAX_IN_DIGEST = 20;

/** Those who have waited longest first. */
export async function usersWithMailDue(database: Kysely<Database>, now: Date): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('notification_deliveries')
    .select('user_id')
    .where('channel', '=', 'MAIL')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  return [...new Set(rows.map(({ user_id: userId }) => userId))];
}

/** Postpones a failed delivery, so that it does not block others. */
export async function putOffAfterFailure(
  database: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('notification_deliveries')
    .set({ due_at: new Date(now.getTime() + WAIT_AFTER_FAILURE) })
    .where('channel', '=', 'MAIL')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now.toISOString())
    .execute();
}

/**
 * Queues or delays the mails of one user, by their settings. The user's state is locked, so that two processes create
 * neither the same mail twice nor two digests of one day.
 * @returns the number of queued mails; null if another process is working on the user
 */
export async function mailDue(database: Kysely<Database>, userId: string, now: Date): Promise<number | null> {
  return inTransaction(database, async (transaction) => {
    const lockedState = await transaction
      .selectFrom('notification_states')
      .select('user_id')
      .where('user_id', '=', userId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (lockedState === undefined) return null;
    const rows = await deliveryRows(transaction, 'MAIL', { userId, dueUntil: now });
    const sent: DeliveryRow[] = [];
    const digest: DeliveryRow[] = [];
    const done: string[] = [];
    for (const row of rows) {
      const decision = decisionOn(row, now);
      if (decision.do === 'wait') {
        await putOff(transaction, row, { due_at: decision.until, is_in_digest: decision.isInDigest });
        continue;
      }
      done.push(row.notification_id);
      if (decision.do === 'send') sent.push(row);
      if (decision.do === 'digest') digest.push(row);
    }
    await deleteDeliveries(transaction, 'MAIL', done);
    await queue(transaction, userId, sent, digest, now);
    return sent.length + (digest.length > 0 ? 1 : 0);
  });
}

async function queue(
  transaction: Transaction<Database>,
  userId: string,
  sent: readonly DeliveryRow[],
  digest: readonly DeliveryRow[],
  now: Date,
): Promise<void> {
  if (sent.length === 0 && digest.length === 0) return;
  const { timezone, ...reader } = await mailReader(transaction, userId);
  for (const row of sent)
    await queueMail(transaction, { ...reader, template: 'notification', ...mailed(row) }, now);
  if (digest.length === 0) return;
  const notifications = digest.slice(-MAX_IN_DIGEST).toReversed().map(mailed);
  await queueMail(
    transaction,
    { ...reader, template: 'notificationDigest', notifications, count: digest.length },
    now,
  );
  await transaction
    .updateTable('notification_states')
    .set({ digested_on: dayAt(now, timezone) })
    .where('user_id', '=', userId)
    .execute();
}

function mailed(row: DeliveryRow): MailedNotification {
  return {
    title: row.title,
    titleJp: row.titleJp,
    body: row.body,
    bodyJp: row.bodyJp,
    path: row.link,
    applicationPath: row.application_link,
  };
}
