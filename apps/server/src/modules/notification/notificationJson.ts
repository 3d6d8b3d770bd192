import { sql, type RawBuilder } from 'kysely';
import { instantJson } from '../../platform/database/instantJson.ts';

/**
 * A notification as the contract's `Notification`. It was read when it was marked by itself, or with all up to it.
 * @param alias of the table `notifications` in the statement
 */
export function notificationJson(alias: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const readWithOthers = sql`(
    select ${instantJson('r.read_at')} from notification_reads r
    where r.user_id = ${of('user_id')} and r.notification_group = ${of('notification_group')}
      and r.up_to >= ${of('created_at')}
    order by r.up_to limit 1)`;
  return sql`json_build_object('id', ${of('id')}, 'group', ${of('notification_group')}, 'kind', ${of('kind')},
    'title', ${of('title')}, 'titleJp', ${of('title_jp')}, 'body', ${of('body')}, 'bodyJp', ${of('body_jp')},
    'link', ${of('link')}, 'createdAt', ${instantJson(`${alias}.created_at`)},
    'readAt', coalesce(${instantJson(`${alias}.read_at`)}, ${readWithOthers}))`;
}
