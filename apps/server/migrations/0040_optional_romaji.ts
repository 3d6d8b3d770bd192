import { sql, type Kysely } from 'kysely';

/**
 * A person's name may be in romaji, in kanji or kana, or in both. Kanji and kana in the romaji, which the portal and files of
 * users used to send where a student has none, move to the Japanese name.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Makes romaji required again; a missing one is filled with the kanji name. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const TABLES = ['user_details', 'user_import_rows'] as const;

const PARTS = ['family_name', 'first_name'] as const;

/** Kana and Chinese characters, those outside the basic plane included. */
const JAPANESE = `'[\\u3005-\\u3007\\u3041-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uff66-\\uff9f\\U00020000-\\U0003ffff]'`;

const each = (statement: (table: string, part: string) => string): readonly string[] =>
  TABLES.flatMap((table) => PARTS.map((part) => statement(table, part)));

const sortedBy = (columns: readonly string[]) =>
  `create index user_details_name on user_details (${columns.map((column) => `lower(${column})`).join(', ')}, user_id)`;

const STATEMENTS = [
  ...each((table, part) => `alter table ${table} alter column ${part} drop not null`),
  ...each(
    (table, part) =>
      `update ${table} set ${part} = null, ${part}_jp = coalesce(${part}_jp, ${part})
       where ${part} ~ ${JAPANESE} and (${part}_jp is null or ${part}_jp = ${part})`,
  ),
  ...each(
    (table, part) =>
      `alter table ${table} add constraint ${table}_${part}_given check (${part} is not null or ${part}_jp is not null)`,
  ),

  // A name as an English text has it: in romaji, and as Japanese writes it where a part has no romaji.
  `create function written_name(
     family text, middle text, first text, family_jp text, middle_jp text, first_jp text) returns text
   language sql stable parallel safe
   return case when family is null or first is null
     then concat_ws(' ', coalesce(family_jp, family), coalesce(middle_jp, middle), coalesce(first_jp, first))
     else concat_ws(' ', first, middle, family) end`,

  // The list of users by name.
  'drop index user_details_name',
  sortedBy([
    'coalesce(family_name, family_name_furigana, family_name_jp)',
    'coalesce(first_name, first_name_furigana, first_name_jp)',
  ]),
];

const UNDONE = [
  'drop index user_details_name',
  'drop function written_name(text, text, text, text, text, text)',
  ...each((table, part) => `alter table ${table} drop constraint ${table}_${part}_given`),
  ...each((table, part) => `update ${table} set ${part} = ${part}_jp where ${part} is null`),
  ...each((table, part) => `alter table ${table} alter column ${part} set not null`),
  sortedBy(['family_name', 'first_name']),
];
