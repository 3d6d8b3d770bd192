import type { Language } from '../../../platform/problem/language.ts';
import { normalizeText } from '@michi/api/text';
import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { PLANNED_FOR_VALUES } from '../../../platform/database/preparedStatements.ts';
import type { List } from '../../../platform/page/list.ts';
import { and, searchCondition } from '../../../platform/search/searchCondition.ts';
import { HAS_COMPANION, LISTED, managedUser, type ManagedUser } from './managedUser.ts';

/** Filters of the list of users (user contract, `listUsers`). */
export type UserFilter = Omit<Query<typeof manifest.user.listUsers>, 'page' | 'size'>;

const ROMAJI = sql`lower(coalesce(d.family_name, d.family_name_furigana, d.family_name_jp)),
    lower(coalesce(d.first_name, d.first_name_furigana, d.first_name_jp))`;

const ordersIn = (language: Language): Readonly<Record<UserFilter['sort'], RawBuilder<unknown>>> => ({
  NAME: sql`${language === 'jp' ? sql`d.reading` : ROMAJI}, d.user_id`,
  EMAIL: sql`lower(u.email)`,
  NEWEST: sql`u.created_at desc, u.id desc`,
});

export const listUsers = (filter: UserFilter, language: Language): List<ManagedUser> => ({
  row: managedUser,
  id: sql`u.id`,
  from: sql`users u join user_details d on d.user_id = u.id`,
  where: matching(filter),
  order: ordersIn(language)[filter.sort],
});

function matching({ name, email, role, application, status }: UserFilter): RawBuilder<SqlBool> {
  const conditions = [LISTED];
  const named = searchCondition('d', name);
  if (named !== undefined) conditions.push(named);
  if (email !== undefined && email !== '') conditions.push(emailContains('u', email));
  if (role !== undefined) conditions.push(sql<SqlBool>`u.role = ${sql.lit(role)}`);
  if (application === 'INTERNSHIP') conditions.push(HAS_COMPANION);
  if (status !== undefined) conditions.push(sql<SqlBool>`u.account_status = ${sql.lit(status)}`);
  return and(conditions);
}

/** SQL condition: the email of a user contains a text, in any letter case. */
export function emailContains(table: string, part: string): RawBuilder<SqlBool> {
  const pattern = `%${normalizeText(part, 'NFKC')
    .toLowerCase()
    .replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`lower(${sql.ref(`${table}.email`)}) like ${pattern} ${PLANNED_FOR_VALUES}`;
}
