import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { columnsOf, instant, json } from '../../platform/json/json.ts';

/** A notification (notification contract, `Notification`). */
export type Notification = ResponseBody<
  typeof manifest.notification.listNotifications,
  200
>['data']['data'][number];

/**
 * A notification as the contract's `Notification`. It was read when it was marked individually, or with all up to it.
 * @param alias of the table `notifications` in the statement
 */
export function notificationJson(alias: string): RawBuilder<Notification> {
  const of = columnsOf<'notifications'>(alias);
  const readWithOthers = sql`(
    select ${instant(sql<string>`r.read_at`)} from notification_reads r
    where r.user_id = ${of('user_id')} and r.notification_group = ${of('notification_group')}
      and r.up_to >= ${of('created_at')}
    order by r.up_to limit 1)`;
  return json<Notification>({
    id: of('id'),
    group: of('notification_group'),
    kind: of('kind'),
    title: of('title'),
    titleJp: of('title_jp'),
    body: of('body'),
    bodyJp: of('body_jp'),
    link: of('link'),
    applicationLink: of('application_link'),
    createdAt: instant(of('created_at')),
    readAt: sql<string | null>`coalesce(${instant(of('read_at'))}, ${readWithOthers})`,
  });
}
