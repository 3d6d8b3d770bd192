import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, NotificationGroup } from '../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../platform/page/page.ts';
import { countRows, type RowsJson, type SelectedRows, selectRows } from '../../platform/page/rowsJson.ts';
import { searchWithin, searchWords } from '../../platform/search/searchCondition.ts';
import { jsonOf } from '../../platform/json/jsonText.ts';
import { noticeTexts } from '../../platform/notifications/noticeTexts.ts';
import { GROUPS, ofGroup } from './groups.ts';
import { notificationJson, type Notification } from './notificationJson.ts';
import type { NotificationState } from './notificationState.ts';

export interface NotificationFilter {
  readonly group?: NotificationGroup | undefined;
  readonly isUnread?: boolean | undefined;
  readonly search?: string | undefined;
}

/** A page of a user's notifications as JSON text, the latest first, with their moments in the user's time zone. */
export async function listNotifications(
  database: Kysely<Database>,
  user: { readonly id: string; readonly timezone: string },
  state: NotificationState,
  filter: NotificationFilter,
  page: PageRequest,
): Promise<RowsJson<Notification>> {
  const { rows } = await sql<{ stored: readonly Notification[] }>`
    select rows::json as stored from (${notificationPage(user.id, state, filter, page)}) selected`.execute(
    database,
  );
  const stored = rows[0]?.stored ?? [];
  return { rows: jsonOf(stored.map((one) => noticeTexts(one, user.timezone))), count: stored.length };
}

/** The total of a page: from the counters, unless a search has to read the rows. */
export async function countNotifications(
  database: Kysely<Database>,
  userId: string,
  state: NotificationState,
  filter: NotificationFilter,
): Promise<number> {
  if (searchWords(filter.search ?? '').length === 0) return countByState(state, filter);
  const ranges = rangesOf(state, filter).map((condition) => sql`(${inRange(userId, condition, filter)})`);
  return countRows(database, sql`select from (${sql.join(ranges, sql` union all `)}) found`);
}

/** The number of notifications without a search, from the counters. */
export function countByState(state: NotificationState, { group, isUnread }: NotificationFilter): number {
  return GROUPS.filter((one) => group === undefined || one === group).reduce((sum, one) => {
    const { total, unread } = ofGroup(state, one);
    return sum + (isUnread === undefined ? total : isUnread ? unread : total - unread);
  }, 0);
}

/**
 * The statement of a page. Read and unread notifications are in several index ranges (marked individually, or below
 * the mark of the group); the page takes the latest of the latest rows of each range.
 */
export function notificationPage(
  userId: string,
  state: NotificationState,
  filter: NotificationFilter,
  page: PageRequest,
): RawBuilder<SelectedRows<Notification>> {
  const offset = pageOffset(page);
  const ranges = rangesOf(state, filter).map(
    (condition) => sql`(
      ${inRange(userId, condition, filter)}
      order by created_at desc, id desc limit ${offset + page.size})`,
  );
  return selectRows(
    notificationJson('n'),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select id, row_number() over (order by created_at desc, id desc) as place
      from (${sql.join(ranges, sql` union all `)}) found
      order by created_at desc, id desc limit ${page.size} offset ${offset}
    )
    select ${selected}
    from page join notifications n on n.id = page.id`,
  );
}

/** Without the moments, which are written in the reader's time zone. */
const TEXT = sql`search_form(
  regexp_replace(concat_ws(' ', title, title_jp, body, body_jp), '\\{\\d{4}-[-\\d:T.]+Z\\}', '', 'g'))`;

/** A search reads the student's own rows in their order, without an index of the words. */
function inRange(
  userId: string,
  condition: RawBuilder<unknown>,
  { search }: NotificationFilter,
): RawBuilder<unknown> {
  return sql`select id, created_at from notifications
    where user_id = ${userId} and ${condition} and ${searchWithin(TEXT, search)}`;
}

function rangesOf(
  state: NotificationState,
  { group, isUnread }: NotificationFilter,
): readonly RawBuilder<unknown>[] {
  if (isUnread === undefined) {
    return [group === undefined ? sql`true` : sql`notification_group = ${sql.lit(group)}`];
  }
  return GROUPS.filter((one) => group === undefined || one === group).flatMap((one) => {
    const { readUpTo } = ofGroup(state, one);
    const own = sql`notification_group = ${sql.lit(one)}`;
    const unread = sql`${own} and read_at is null`;
    if (isUnread)
      return [readUpTo === null ? unread : sql`${unread} and created_at > ${readUpTo}::timestamptz`];
    return [
      sql`${own} and read_at is not null`,
      ...(readUpTo === null ? [] : [sql`${unread} and created_at <= ${readUpTo}::timestamptz`]),
    ];
  });
}
