import { sql, type Kysely } from 'kysely';
import { anyOf } from '../database/anyOf.ts';
import type { Database } from '../database/schema.ts';
import type { PushMessage, PushSender, PushData } from '../push/pushSender.ts';
import { decisionOn, deleteDeliveries, deliveryRows, putOff, type DeliveryRow } from './deliveryRows.ts';
import type { Language } from '../problem/language.ts';
import type { NoticeTexts } from './noticeTexts.ts';

const AT_ONCE = 200;

/** Milliseconds after which a delivery that was taken and not finished may be taken again. */
const LEASE = 2 * 60 * 1000;

/** Milliseconds to wait after the first failed attempt, the second and so on; there is one attempt more than waits. */
const WAITS: readonly number[] = [30_000, 5 * 60_000, 30 * 60_000];

/**
 * Sends due push messages, as their users have chosen. Each is taken with a lease that other processes skip.
 * @returns the number of deliveries taken
 */
export async function pushDue(
  database: Kysely<Database>,
  sender: PushSender | undefined,
  now: Date,
): Promise<number> {
  const claimed = await database
    .updateTable('notification_deliveries')
    .set({ due_at: new Date(now.getTime() + LEASE), attempts: sql<number>`attempts + 1` })
    .where('channel', '=', 'PUSH')
    .where('notification_id', 'in', (due) =>
      due
        .selectFrom('notification_deliveries')
        .select('notification_id')
        .where('channel', '=', 'PUSH')
        .where('due_at', '<=', now.toISOString())
        .orderBy('due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning('notification_id')
    .execute();
  if (claimed.length === 0) return 0;
  const rows = await deliveryRows(database, 'PUSH', {
    notificationIds: claimed.map(({ notification_id: id }) => id),
  });
  const wanted: DeliveryRow[] = [];
  const done: string[] = [];
  for (const row of rows) {
    const decision = decisionOn(row, now);
    if (decision.do === 'wait') await putOff(database, row, { due_at: decision.until, attempts: 0 });
    else if (decision.do === 'drop' || sender === undefined) done.push(row.notification_id);
    else wanted.push(row);
  }
  if (sender !== undefined && wanted.length > 0) done.push(...(await push(database, sender, wanted, now)));
  await deleteDeliveries(database, 'PUSH', done);
  return claimed.length;
}

/** Sends to every browser of each reader. @returns the notifications that are done */
async function push(
  database: Kysely<Database>,
  sender: PushSender,
  rows: readonly DeliveryRow[],
  now: Date,
): Promise<readonly string[]> {
  const devices = await database
    .selectFrom('devices')
    .leftJoin('sessions', 'sessions.id', 'devices.session_id')
    .select(['devices.device_id', 'devices.user_id'])
    .where(
      'devices.user_id',
      'in',
      rows.map(({ user_id: userId }) => userId),
    )
    // After the session has ended, another person may use the browser.
    .where((where) =>
      where.or([
        where('devices.session_id', 'is', null),
        where.and([
          where('sessions.revoked_at', 'is', null),
          where('sessions.expires_at', '>', now.toISOString()),
        ]),
      ]),
    )
    .execute();
  const addressed = rows.flatMap((row) =>
    devices
      .filter(({ user_id: userId }) => userId === row.user_id)
      .map(({ device_id: deviceId }): PushMessage & { readonly id: string } => ({
        id: row.notification_id,
        deviceId,
        data: pushText(row, row.language),
      })),
  );
  const outcomes = await sender.send(addressed.map(({ deviceId, data }) => ({ deviceId, data })));
  const unregistered = addressed
    .filter((_, index) => outcomes[index] === 'gone')
    .map(({ deviceId }) => deviceId);
  if (unregistered.length > 0)
    await database
      .deleteFrom('devices')
      .where('user_id', '=', anyOf(devices.map(({ user_id: userId }) => userId)))
      .where('device_id', '=', anyOf(unregistered))
      .execute();
  const through: string[] = [];
  for (const row of rows) {
    const own = outcomes.filter((_, index) => addressed[index]?.id === row.notification_id);
    const wait = WAITS[row.attempts - 1];
    // Once one browser has it, it is not sent again to all of them because of another.
    if (!own.includes('failed') || own.includes('sent') || wait === undefined)
      through.push(row.notification_id);
    else await putOff(database, row, { due_at: new Date(now.getTime() + wait) });
  }
  return through;
}

interface PushedNotification extends NoticeTexts {
  readonly notification_id: string;
  readonly link: string;
}

/** Characters of a text; Firebase accepts 4,096 bytes of data, and a notification shows two lines. */
const MAX_BODY_LENGTH = 300;

/** In the reader's language (specs/COVERAGE.md, section 3, "Push message"). */
export function pushText(notification: PushedNotification, language: Language): PushData {
  const isJapanese = language === 'jp';
  return {
    id: notification.notification_id,
    title: (isJapanese ? notification.titleJp : null) ?? notification.title,
    body: [...((isJapanese ? notification.bodyJp : null) ?? notification.body ?? '')]
      .slice(0, MAX_BODY_LENGTH)
      .join(''),
    metadata: JSON.stringify({ extraData: { linkMichi: notification.link } }),
  };
}
