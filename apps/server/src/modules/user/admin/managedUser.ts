import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/** Users that an admin sees: those of a role that can log in, unless their account is deleted. */
export const LISTED: RawBuilder<SqlBool> = sql<SqlBool>`(u.role in ('STUDENT', 'ADMIN') and u.account_status <> 'DELETED')`;

/** Whether a companion account has the phone number of a user. */
export const HAS_COMPANION: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from companion_accounts c where c.phone = international_phone(d.mobile_phone))`;

/** A row of `users u` with its `user_details d` as the user contract's `ManagedUser`. */
export const managedUser: RawBuilder<unknown> = sql`json_build_object(
  'id', u.id, 'email', u.email, 'familyName', d.family_name, 'firstName', d.first_name,
  'familyNameJp', d.family_name_jp, 'firstNameJp', d.first_name_jp, 'role', u.role,
  'applications', case when ${HAS_COMPANION} then '["MICHI", "INTERNSHIP"]'::json else '["MICHI"]'::json end,
  'status', u.account_status,
  'accountStatus', case u.account_status when 'ON_LEAVE' then 'ON_LEAVE' else 'ACTIVE' end,
  'block', case when u.account_status = 'BLOCKED' then (
    select json_build_object('reason', a.reason, 'note', a.note, 'blockedAt', ${instantJson('a.happened_at')})
    from audit_entries a where a.user_id = u.id and a.action = 'USER_BLOCKED' order by a.happened_at desc, a.id desc limit 1) end,
  'language', u.language,
  'university', (select json_build_object('id', n.id, 'name', n.name, 'nameJp', n.name_jp)
    from students t join universities n on n.id = t.university_id where t.user_id = u.id),
  'createdAt', ${instantJson('u.created_at')},
  'lastLoginAt', (select to_char(max(s.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from sessions s where s.user_id = u.id))`;

/**
 * One user as JSON text.
 * @throws Problem NOT_FOUND
 */
export async function readManagedUser(database: Kysely<Database>, id: string): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select ${managedUser}::text as json from users u join user_details d on d.user_id = u.id
    where u.id = ${id} and ${LISTED}`.execute(database);
  const row = rows[0];
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row.json;
}
