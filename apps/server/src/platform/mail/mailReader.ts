import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Language } from '../problem/language.ts';
import { Problem } from '../problem/problem.ts';

/** The reader of a mail, with the name of the greeting. */
export interface MailReader {
  readonly to: string;
  readonly language: Language;
  readonly name: string;
}

/** @throws Problem UNAUTHENTICATED if the user was deleted in the meantime */
export async function mailReader(
  database: Kysely<Database>,
  userId: string,
): Promise<MailReader & { readonly timezone: string }> {
  const row = await database
    .selectFrom('users')
    .innerJoin('user_details', 'user_details.user_id', 'users.id')
    .select([
      'users.email',
      'users.language',
      'users.timezone',
      'user_details.family_name',
      'user_details.first_name',
      'user_details.family_name_jp',
      'user_details.first_name_jp',
      'user_details.nickname',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('UNAUTHENTICATED');
  const name =
    row.language === 'jp'
      ? `${row.family_name_jp ?? row.family_name ?? ''} ${row.first_name_jp ?? row.first_name ?? ''}`
      : (row.nickname ?? row.first_name ?? row.first_name_jp ?? '');
  return { to: row.email, language: row.language, name, timezone: row.timezone };
}
