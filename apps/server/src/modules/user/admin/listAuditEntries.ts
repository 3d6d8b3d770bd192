import type { manifest } from '@michi/api/manifest';
import type { ResponseBody, Query } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { dayBegins, daysLater } from '../../../platform/calendar/days.ts';
import { and, searchCondition } from '../../../platform/search/searchCondition.ts';
import { emailContains } from './listUsers.ts';
import { LISTED } from './managedUser.ts';
import { columnsOf, instant, json, onlyWhen, rowOrNull, stored } from '../../../platform/json/json.ts';

type AuditEntry = ResponseBody<typeof manifest.user.listAuditEntries, 200>['data']['data'][number];
type AuditedUser = NonNullable<AuditEntry['actor']>;

const U = columnsOf<'users'>('u');
const D = columnsOf<'user_details'>('d');
const E = columnsOf<'audit_entries'>('a');

/** Filters of the audit log (user contract, `listAuditEntries`). */
export type AuditFilter = Omit<Query<typeof manifest.user.listAuditEntries>, 'page' | 'size'>;

/** The latest first. @param timezone of the days `from` and `to` */
export const listAuditEntries = (filter: AuditFilter, timezone: string): List<AuditEntry> => ({
  row: json<AuditEntry>({
    id: E('id'),
    happenedAt: instant(E('happened_at')),
    action: E('action'),
    actor: auditedUser('a.actor_id'),
    user: auditedUser('a.user_id'),
    reason: E('reason'),
    note: E('note'),
    changedFields: stored(E('changed_fields')),
    importId: E('import_id'),
    userCount: E('user_count'),
  }),
  id: sql`a.id`,
  from: sql`audit_entries a`,
  where: matching(filter, timezone),
  order: sql`a.happened_at desc, a.id desc`,
});

/** A user as the user contract's `AuditedUser`; of a deleted account only the id. */
function auditedUser(column: string): RawBuilder<AuditedUser | null> {
  const unlessDeleted = <T>(value: RawBuilder<T>) =>
    onlyWhen(sql<SqlBool>`u.account_status <> 'DELETED'`, value);
  return rowOrNull(
    json<AuditedUser>({
      id: U('id'),
      email: unlessDeleted(U('email')),
      familyName: unlessDeleted(D('family_name')),
      firstName: unlessDeleted(D('first_name')),
      familyNameJp: unlessDeleted(D('family_name_jp')),
      firstNameJp: unlessDeleted(D('first_name_jp')),
    }),
    sql`users u join user_details d on d.user_id = u.id where u.id = ${sql.ref(column)}`,
  );
}

function matching(
  { search, action, importId, from, to }: AuditFilter,
  timezone: string,
): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [];
  const searchText = search?.trim() ?? '';
  if (searchText !== '') conditions.push(concerns(searchText));
  if (importId !== undefined) conditions.push(sql<SqlBool>`a.import_id = ${importId}`);
  if (searchText === '' && importId === undefined)
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

/** SQL condition: the actor or the user has a matching name or email. */
function concerns(searchText: string): RawBuilder<SqlBool> {
  const named = searchCondition('d', searchText) ?? sql<SqlBool>`false`;
  const found = sql`select u.id from users u join user_details d on d.user_id = u.id where ${LISTED} and ${named}
    union select u.id from users u where ${LISTED} and ${emailContains('u', searchText)}`;
  // Each side by its own index; one condition for both would scan the whole log.
  return sql<SqlBool>`a.id in (
    select e.id from audit_entries e where e.user_id in (${found})
    union all select e.id from audit_entries e where e.actor_id in (${found}))`;
}
