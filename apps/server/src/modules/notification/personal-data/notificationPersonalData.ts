import { sql } from 'kysely';
import { lines } from '../../../platform/personal-data/lines.ts';
import { section } from '../../../platform/personal-data/section.ts';
import type { PersonalData, PersonalReader } from '../../../platform/personal-data/personalData.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Notifications in the document for people; the data for programs has all. */
const MOST_IN_DOCUMENT = 1_000;

/**
 * Data of the notification service about a user. The tokens of their browsers are excluded, since a token allows
 * pushing to the browser.
 */
export const notificationPersonalData: PersonalData = {
  name: 'notifications',
  tables: ['notifications', 'notification_reads', 'devices'],
  async collect(database, reader) {
    const { rows } = await sql<NotificationRow>`
      select n.kind, n.notification_group as "group", n.title, n.title_jp as "titleJp", n.body, n.body_jp as "bodyJp",
        n.link, n.created_at as "createdAt", coalesce(n.read_at, (
          select r.read_at from notification_reads r
          where r.user_id = n.user_id and r.notification_group = n.notification_group and r.up_to >= n.created_at
          order by r.up_to limit 1)) as "readAt"
      from notifications n where n.user_id = ${reader.userId}
      order by n.created_at desc, n.id desc`.execute(database);
    const devices = await database
      .selectFrom('devices')
      .select(['platform', 'registered_at as registeredAt'])
      .where('user_id', '=', reader.userId)
      .orderBy('registered_at', 'desc')
      .orderBy('device_id')
      .execute();
    const { title, ...labels } = WORDS[reader.language].notifications;
    return {
      data: { notifications: rows, devices },
      sections: [
        {
          title,
          blocks: rows
            .slice(0, MOST_IN_DOCUMENT)
            .map((row) => lines(labels, { ...row, ...inLanguage(row, reader) }, reader)),
        },
        section(WORDS[reader.language].devices, devices, reader, (device) => device),
      ],
      files: [],
    };
  },
};

interface NotificationRow {
  readonly kind: string;
  readonly group: string;
  readonly title: string;
  readonly titleJp: string | null;
  readonly body: string | null;
  readonly bodyJp: string | null;
  readonly link: string;
  readonly createdAt: string;
  readonly readAt: string | null;
}

function inLanguage({ title, titleJp, body, bodyJp }: NotificationRow, { language }: PersonalReader) {
  const isJapanese = language === 'jp';
  return {
    headline: (isJapanese ? titleJp : null) ?? title,
    text: (isJapanese ? bodyJp : null) ?? body,
  };
}
