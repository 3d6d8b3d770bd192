import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../problem/language.ts';

/**
 * The name by which a list is ordered: in Japanese in the order of the kana.
 * @param table with the columns `name` and `name_jp`; kanji without a reading come after the kana
 */
export function nameOrder(table: string, language: Language): RawBuilder<string> {
  const name = sql.ref<string>(`${table}.name`);
  if (language === 'en') return sql<string>`${name}`;
  return sql<string>`coalesce(${sql.ref(`${table}.name_jp`)}, ${name}) collate "ja-x-icu"`;
}

/** The same for a table with the generated column `reading`, which an index has. */
export function readingOrder(table: string, language: Language): RawBuilder<string> {
  return sql<string>`${sql.ref(`${table}.${language === 'jp' ? 'reading' : 'name'}`)}`;
}
