import { sql, type Kysely } from 'kysely';
import { anyOf } from '../database/anyOf.ts';
import type { Database, NotificationKind } from '../database/schema.ts';
import type { Language } from '../problem/language.ts';
import { decide, type Decision } from './dueDelivery.ts';
import { storedChoices } from './notificationChoices.ts';
import { noticeTexts, type NoticeTexts } from './noticeTexts.ts';

export interface DeliveryRow extends NoticeTexts {
  readonly notification_id: string;
  readonly user_id: string;
  readonly channel: 'PUSH' | 'MAIL';
  readonly attempts: number;
  readonly is_in_digest: boolean;
  readonly kind: NotificationKind;
  readonly link: string;
  readonly application_link: string | null;
  readonly created_at: string;
  readonly is_read: boolean;
  readonly account_status: string;
  readonly language: Language;
  readonly timezone: string;
  readonly notification_choices: unknown;
  readonly digested_on: string | null;
}

/** With everything needed to decide on them and their texts in the reader's zone, the oldest notification first. */
export async function deliveryRows(
  database: Kysely<Database>,
  channel: 'PUSH' | 'MAIL',
  { notificationIds, userId, dueUntil }: DeliveryChoice,
): Promise<readonly DeliveryRow[]> {
  const rows = await database
    .selectFrom('notification_deliveries as d')
    .innerJoin('notifications as n', 'n.id', 'd.notification_id')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .leftJoin('notification_states as s', 's.user_id', 'd.user_id')
    .select([
      'd.notification_id',
      'd.user_id',
      'd.channel',
      'd.attempts',
      'd.is_in_digest',
      'n.kind',
      'n.title',
      'n.title_jp as titleJp',
      'n.body',
      'n.body_jp as bodyJp',
      'n.link',
      'n.application_link',
      'n.created_at',
      'u.account_status',
      'u.language',
      'u.timezone',
      'u.notification_choices',
      's.digested_on',
      sql<boolean>`n.read_at is not null or n.created_at <= coalesce(
        case n.notification_group when 'JOBS' then s.jobs_read_up_to else s.seminar_read_up_to end, '-infinity')`.as(
        'is_read',
      ),
    ])
    .where('d.channel', '=', channel)
    .$if(notificationIds !== undefined, (query) =>
      query.where('d.notification_id', '=', anyOf(notificationIds ?? [])),
    )
    .$if(userId !== undefined, (query) => query.where('d.user_id', '=', userId ?? ''))
    .$if(dueUntil !== undefined, (query) =>
      query.where('d.due_at', '<=', (dueUntil ?? new Date(0)).toISOString()),
    )
    .orderBy('n.created_at')
    .orderBy('n.sequence')
    .execute();
  return rows.map((row) => noticeTexts(row, row.timezone));
}

/** Each part narrows the deliveries. */
interface DeliveryChoice {
  readonly notificationIds?: readonly string[];
  readonly userId?: string;
  readonly dueUntil?: Date;
}

/** Decides on a delivery by its notification and the settings of its reader. */
export function decisionOn(row: DeliveryRow, now: Date): Decision {
  const { channel, kind, created_at: createdAt, is_read: isRead, is_in_digest: isInDigest } = row;
  const reader = {
    isActive: row.account_status === 'ACTIVE',
    choices: storedChoices(row.notification_choices),
    timezone: row.timezone,
    digestedOn: row.digested_on,
  };
  return decide({ channel, kind, createdAt, isRead, isInDigest }, reader, now);
}

/** Postpones a delivery until `due_at`. */
export async function putOff(
  database: Kysely<Database>,
  { channel, notification_id: id }: DeliveryRow,
  changes: { readonly due_at: Date; readonly attempts?: number; readonly is_in_digest?: boolean },
): Promise<void> {
  await database
    .updateTable('notification_deliveries')
    .set(changes)
    .where('channel', '=', channel)
    .where('notification_id', '=', id)
    .execute();
}

/** Deletes the deliveries of notifications on a channel. */
export async function deleteDeliveries(
  database: Kysely<Database>,
  channel: DeliveryRow['channel'],
  notificationIds: readonly string[],
): Promise<void> {
  if (notificationIds.length === 0) return;
  await database
    .deleteFrom('notification_deliveries')
    .where('channel', '=', channel)
    .where('notification_id', '=', anyOf(notificationIds))
    .execute();
}
