import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { dayBegins, daysLater } from '../../../platform/calendar/days.ts';
import { instantJson } from '../../../platform/database/instantJson.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, TOTAL_LIMIT, type PageRequest } from '../../../platform/page/page.ts';
import { NO_ROWS, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { and, searchCondition } from '../../../platform/search/searchCondition.ts';
import { emailContains } from './listUsers.ts';
import { LISTED } from './managedUser.ts';

/** What the log can be asked for (user contract, `listAuditEntries`). */
export type AuditFilter = Omit<Query<typeof manifest.user.listAuditEntries>, 'page' | 'size'>;

/** The statement of a page of the log, the latest first. @param timezone whose days `from` and `to` are */
export function auditPage(filter: AuditFilter, page: PageRequest, timezone: string): RawBuilder<RowsJson> {
  return sql<RowsJson>`
    with page as materialized (
      select a.id, row_number() over (order by a.happened_at desc, a.id desc) as place
      from audit_entries a where ${matching(filter, timezone)}
      order by a.happened_at desc, a.id desc limit ${page.size} offset ${pageOffset(page)}
    )
    select coalesce(json_agg(json_build_object('id', a.id, 'happenedAt', ${instantJson('a.happened_at')},
      'action', a.action, 'actor', ${auditedUser('a.actor_id')}, 'user', ${auditedUser('a.user_id')},
      'reason', a.reason, 'note', a.note, 'changedFields', a.changed_fields, 'importId', a.import_id,
      'userCount', a.user_count) order by page.place), '[]')::text as rows, count(*)::int as count
    from page join audit_entries a on a.id = page.id`;
}

/** The statement of how many entries match, counted up to the limit of a total. */
export function auditTotal(filter: AuditFilter, timezone: string): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`
    select count(*)::int as total from (
      select from audit_entries a where ${matching(filter, timezone)} limit ${TOTAL_LIMIT}
    ) counted`;
}

/** A page of the log, as JSON text. */
export async function listAuditEntries(
  database: Kysely<Database>,
  filter: AuditFilter,
  page: PageRequest,
  timezone: string,
): Promise<RowsJson> {
  const { rows } = await auditPage(filter, page, timezone).execute(database);
  return rows[0] ?? NO_ROWS;
}

/** How many entries match. */
export async function countAuditEntries(
  database: Kysely<Database>,
  filter: AuditFilter,
  timezone: string,
): Promise<number> {
  const { rows } = await auditTotal(filter, timezone).execute(database);
  return rows[0]?.total ?? 0;
}

/** The user an entry names, as `AuditedUser` of the user contract; of a deleted account the id alone. */
function auditedUser(column: string): RawBuilder<unknown> {
  return sql`(
    select case when u.account_status = 'DELETED'
      then json_build_object('id', u.id, 'email', null, 'familyName', null, 'firstName', null,
        'familyNameJp', null, 'firstNameJp', null)
      else json_build_object('id', u.id, 'email', u.email, 'familyName', d.family_name, 'firstName', d.first_name,
        'familyNameJp', d.family_name_jp, 'firstNameJp', d.first_name_jp) end
    from users u join user_details d on d.user_id = u.id where u.id = ${sql.ref(column)})`;
}

function matching(
  { search, action, importId, from, to }: AuditFilter,
  timezone: string,
): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [];
  const words = search?.trim() ?? '';
  if (words !== '') conditions.push(concerns(words));
  if (importId !== undefined) conditions.push(sql<SqlBool>`a.import_id = ${importId}`);
  if (words === '' && importId === undefined)
    conditions.push(sql<SqlBool>`(a.action <> 'USER_ADDED' or a.import_id is null)`);
  if (action !== undefined) conditions.push(sql<SqlBool>`a.action = ${action}`);
  if (from !== undefined)
    conditions.push(sql<SqlBool>`a.happened_at >= ${dayBegins(from, timezone).toISOString()}::timestamptz`);
  if (to !== undefined) {
    const end = dayBegins(daysLater(to, 1), timezone).toISOString();
    conditions.push(sql<SqlBool>`a.happened_at < ${end}::timestamptz`);
  }
  return and(conditions);
}

/** Whether who did it, or whom it was done to, has such a name or email. */
function concerns(words: string): RawBuilder<SqlBool> {
  const named = searchCondition('d', words) ?? sql<SqlBool>`false`;
  const found = sql`select u.id from users u join user_details d on d.user_id = u.id where ${LISTED} and ${named}
    union select u.id from users u where ${LISTED} and ${emailContains('u', words)}`;
  // Each side by its own index; one condition for both would read the whole log.
  return sql<SqlBool>`a.id in (
    select e.id from audit_entries e where e.user_id in (${found})
    union all select e.id from audit_entries e where e.actor_id in (${found}))`;
}
