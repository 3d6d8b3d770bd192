import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { columnsOf, instant, json, onlyWhen, rowOf, rowOrNull, wordOf } from '../../../platform/json/json.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

/** A user as shown to admins (user contract, `ManagedUser`). */
export type ManagedUser = ResponseBody<typeof manifest.user.listUsers, 200>['data']['data'][number];

type Block = NonNullable<ManagedUser['block']>;

const E = columnsOf<'audit_entries'>('a');
const U = columnsOf<'users'>('u');
const D = columnsOf<'user_details'>('d');
const N = columnsOf<'universities'>('n');

/** SQL condition for users shown to admins: with a role that can log in, and not deleted. */
export const LISTED: RawBuilder<SqlBool> = sql<SqlBool>`(u.role in ('STUDENT', 'ADMIN') and u.account_status <> 'DELETED')`;

/** SQL condition: a companion account has the phone number of the user. */
export const HAS_COMPANION: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from companion_accounts c where c.phone = international_phone(d.mobile_phone))`;

/** A row of `users u` with its `user_details d` as the user contract's `ManagedUser`. */
export const managedUser: RawBuilder<ManagedUser> = json<ManagedUser>({
  id: U('id'),
  email: U('email'),
  familyName: D('family_name'),
  firstName: D('first_name'),
  familyNameJp: D('family_name_jp'),
  firstNameJp: D('first_name_jp'),
  role: wordOf<ManagedUser['role']>(U('role')),
  applications: sql<
    ('MICHI' | 'INTERNSHIP')[]
  >`case when ${HAS_COMPANION} then '["MICHI", "INTERNSHIP"]'::json else '["MICHI"]'::json end`,
  status: wordOf<ManagedUser['status']>(U('account_status')),
  accountStatus: sql<
    'ON_LEAVE' | 'ACTIVE'
  >`case u.account_status when 'ON_LEAVE' then 'ON_LEAVE' else 'ACTIVE' end`,
  block: onlyWhen(
    sql<SqlBool>`u.account_status = 'BLOCKED'`,
    // Blocked users show who blocked them.
    rowOf(
      json<Block>({
        reason: wordOf<Block['reason']>(E('reason').$notNull()),
        note: E('note'),
        blockedAt: instant(E('happened_at')),
      }),
      sql`audit_entries a where a.user_id = u.id and a.action = 'USER_BLOCKED'
        order by a.happened_at desc, a.id desc limit 1`,
    ),
  ),
  language: U('language'),
  university: rowOrNull(
    json<NonNullable<ManagedUser['university']>>({ id: N('id'), name: N('name'), nameJp: N('name_jp') }),
    sql`students t join universities n on n.id = t.university_id where t.user_id = u.id`,
  ),
  createdAt: instant(U('created_at')),
  lastLoginAt: instant(sql<string | null>`(select max(s.created_at) from sessions s where s.user_id = u.id)`),
});

/** @throws Problem NOT_FOUND */
export function readManagedUser(database: Kysely<Database>, id: string): Promise<JsonText<ManagedUser>> {
  return readFoundJson(
    database,
    managedUser,
    (selected) => sql`
    select ${selected} from users u join user_details d on d.user_id = u.id
    where u.id = ${id} and ${LISTED}`,
  );
}
