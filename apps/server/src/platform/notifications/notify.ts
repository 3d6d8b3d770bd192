import { sql, type Kysely } from 'kysely';
import { newIdOfRow } from '../database/generateIds.ts';
import type { Database, NotificationGroup, NotificationKind } from '../database/schema.ts';
import { wake } from '../events/wake.ts';
import { GROUP_OF } from './kinds.ts';
import type { NoticeTexts } from './noticeTexts.ts';
import { DELIVERIES, notificationsOf } from './topics.ts';

/** Its texts name a moment by `storedMoment`. */
export interface NewNotification extends NoticeTexts {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** Only for an announcement; every other kind has a fixed group. */
  readonly group?: NotificationGroup;
  /** Path of its subject in the portal: `/student/job/interview/details?id=…`. */
  readonly link: string;
  /** Path of the application it belongs to, if any. */
  readonly applicationLink?: string;
}

/**
 * Creates notifications in the transaction of the change. Once it commits, they are shown in open windows and sent as
 * their users have chosen.
 * @param now a notification at or before a mark "all read up to" is dated right after it, so that none is read unseen
 */
export async function notify(
  transaction: Kysely<Database>,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<void> {
  if (notifications.length === 0) return;
  const rows = notifications.map(({ group, ...given }) => ({
    ...given,
    notificationGroup: group ?? GROUP_OF[given.kind],
  }));
  const { rows: notified } = await sql<{ user_id: string }>`
    with given as (
      select * from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (
        "userId" uuid, kind text, "notificationGroup" text, title text, "titleJp" text, body text, "bodyJp" text, link text,
        "applicationLink" text
      )) with ordinality as
        g(user_id, kind, notification_group, title, title_jp, body, body_jp, link, application_link, position)
    ),
    states as (
      insert into notification_states as s
        (user_id, version, jobs_total, jobs_unread, seminar_total, seminar_unread)
      select user_id, count(*), count(*) filter (where notification_group = 'JOBS'),
        count(*) filter (where notification_group = 'JOBS'), count(*) filter (where notification_group = 'SEMINAR'),
        count(*) filter (where notification_group = 'SEMINAR')
      from given group by user_id
      -- In one order, so that two of these that share users do not wait for one another.
      order by user_id
      on conflict (user_id) do update set version = s.version + excluded.version,
        jobs_total = s.jobs_total + excluded.jobs_total, jobs_unread = s.jobs_unread + excluded.jobs_unread,
        seminar_total = s.seminar_total + excluded.seminar_total,
        seminar_unread = s.seminar_unread + excluded.seminar_unread
      returning user_id, version, jobs_read_up_to, seminar_read_up_to
    ),
    made as (
      insert into notifications
        (id, user_id, notification_group, kind, title, title_jp, body, body_jp, link, application_link, created_at, sequence)
      select ${newIdOfRow(rows.length, sql`g.position`)}, g.user_id, g.notification_group, g.kind, g.title, g.title_jp, g.body, g.body_jp, g.link, g.application_link,
        greatest(${now}::timestamptz, interval '1 millisecond'
          + case g.notification_group when 'JOBS' then s.jobs_read_up_to else s.seminar_read_up_to end),
        s.version - count(*) over (partition by g.user_id)
          + row_number() over (partition by g.user_id order by g.position)
      from given g join states s on s.user_id = g.user_id order by g.position
      returning id, user_id
    ),
    queued as (
      insert into notification_deliveries (notification_id, channel, user_id, due_at)
      select made.id, channel, made.user_id, ${now}::timestamptz
      from made cross join (values ('MAIL'), ('PUSH')) as way(channel)
      where channel = 'MAIL' or exists (select from devices d where d.user_id = made.user_id)
    )
    select user_id from states`.execute(transaction);
  await wake(transaction, [...notified.map(({ user_id: userId }) => notificationsOf(userId)), DELIVERIES]);
}
