import { sql, type Kysely } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { noticeTexts, type NoticeTexts } from '../../../platform/notifications/noticeTexts.ts';
import { section } from '../../../platform/personal-data/section.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import type { Database } from '../../../platform/database/schema.ts';

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/**
 * Data of the notification service about a user. The tokens of their browsers are excluded, since a token allows
 * pushing to the browser.
 */
export const notificationPersonalData: PersonalData = {
  name: 'notifications',
  tables: ['notifications', 'notification_reads', 'devices'],
  async collect(database, reader) {
    const { rows } = await sql<NoticeTexts>`
      select n.kind, n.notification_group as "group", n.title, n.title_jp as "titleJp", n.body, n.body_jp as "bodyJp",
        n.link, n.created_at as "createdAt", coalesce(n.read_at, (
          select r.read_at from notification_reads r
          where r.user_id = n.user_id and r.notification_group = n.notification_group and r.up_to >= n.created_at
          order by r.up_to limit 1)) as "readAt"
      from notifications n where n.user_id = ${reader.userId}
      order by n.created_at desc, n.id desc`.execute(database);
    const notifications = rows.map((row) => noticeTexts(row, reader.timezone));
    const { rows: devices } = await sql<object>`
      select platform, registered_at as "registeredAt" from devices where user_id = ${reader.userId}
      order by registered_at desc, device_id`.execute(database);
    const messages = MESSAGES[reader.language];
    return {
      data: { notifications, devices },
      sections: [
        section(messages.notifications, notifications, reader, (one) => ({
          headline: one.title,
          headlineJp: one.titleJp,
          text: one.body,
          textJp: one.bodyJp,
        })),
        section(messages.devices, devices, reader),
      ],
    };
  },
};

/** Tables with a user's data; deliveries are deleted with their notifications. */
const TABLES = ['notifications', 'notification_reads', 'notification_states', 'devices'] as const;

/** Deletes the notifications and devices of a deleted account. */
export async function forgetNotifications(database: Kysely<Database>, userId: string): Promise<void> {
  for (const table of TABLES)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(database);
}
