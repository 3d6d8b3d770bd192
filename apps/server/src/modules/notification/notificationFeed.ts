import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Feed, FeedPage, FeedQuery, StreamEvent } from '../../platform/events/feed.ts';
import { notificationsOf } from '../../platform/notifications/topics.ts';
import { noticeTexts } from '../../platform/notifications/noticeTexts.ts';
import { notificationJson, type Notification } from './notificationJson.ts';

/** Missed notifications that are sent again, the latest; the list has all. */
const MAX_MISSED = 100;

/** New notifications and changed numbers as events; the cursor is the version of the user's `notification_states`. */
export function notificationFeed(database: Kysely<Database>): Feed {
  return {
    name: 'notifications',
    topic: notificationsOf,
    async read(questions) {
      const { rows } = await feedRows(questions).execute(database);
      return questions.map((question, index) => responseOf(question, rows[index]));
    },
  };
}

interface FeedRow {
  readonly version: number;
  readonly jobs: number;
  readonly seminar: number;
  readonly missed: readonly { readonly sequence: number; readonly notification: Notification }[] | null;
  readonly timezone: string | null;
}

/** One row for each question, in their order. */
export function feedRows(questions: readonly FeedQuery[]) {
  return sql<FeedRow>`
    select coalesce(s.version, 0) as version, coalesce(s.jobs_unread, 0) as jobs,
      coalesce(s.seminar_unread, 0) as seminar, u.timezone,
      case when s.version > q.after then (
        select json_agg(json_build_object('sequence', n.sequence, 'notification', ${notificationJson('n')})
          order by n.sequence)
        from (
          select * from notifications own where own.user_id = q.user_id and own.sequence > q.after
          order by own.sequence desc limit ${sql.lit(MAX_MISSED)}
        ) n
      ) end as missed
    from rows from (json_to_recordset(${JSON.stringify(questions)}::json) as ("userId" uuid, after bigint))
      with ordinality as q(user_id, after, place)
    left join notification_states s on s.user_id = q.user_id
    left join users u on u.id = q.user_id
    order by q.place`;
}

function responseOf({ after, isFirst }: FeedQuery, row: FeedRow | undefined): FeedPage {
  const { version = 0, jobs = 0, seminar = 0, missed, timezone } = row ?? {};
  const cursor = String(version);
  if (!isFirst && after === cursor) return { events: [], cursor };
  const news = (missed ?? []).map(({ sequence, notification }): StreamEvent => ({
    name: 'notification',
    id: String(sequence),
    data: JSON.stringify({
      kind: 'NOTIFICATION',
      notification: noticeTexts(notification, timezone ?? 'UTC'),
    }),
  }));
  const unread = { jobs, seminar };
  return {
    events: [...news, { name: 'change', id: cursor, data: JSON.stringify({ kind: 'CHANGE', unread }) }],
    cursor,
  };
}
