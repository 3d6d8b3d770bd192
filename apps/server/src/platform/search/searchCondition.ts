import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** What the trigram index can find a word by: three letters or digits in a row. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** The words of a search, in the form the search columns are kept in: NFKC, lower case. */
export function searchWords(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/\s+/u)
        .filter((word) => word !== ''),
    ),
  ];
}

/**
 * The condition that every word of a search is found, or undefined for a search without words.
 * Longer words use the trigram index. One word of up to two characters, or of signs such as `c++`, has no trigram: then
 * all are looked up by their pairs of characters in the gram index, and never in both (architecture, "Lists").
 * @param table the name or alias of a table with `search_text` and `search_grams`
 */
export function searchCondition(table: string, text: string | undefined): RawBuilder<SqlBool> | undefined {
  const words = searchWords(text ?? '');
  if (words.length === 0) return undefined;
  const searchText = sql.ref(`${table}.search_text`);
  if (words.some((word) => !TRIGRAM.test(word))) {
    const grams = sql<SqlBool>`${sql.ref(`${table}.search_grams`)} @> ${words.flatMap(gramsOf)}::text[]`;
    const longer = words.filter((word) => [...word].length > 2);
    return and([grams, ...longer.map((word) => sql<SqlBool>`strpos(${searchText}, ${word}) > 0`)]);
  }
  return and(words.map((word) => sql<SqlBool>`${searchText} like ${`%${escapeLike(word)}%`}`));
}

function gramsOf(word: string): readonly string[] {
  const letters = [...word];
  return letters.length <= 2
    ? [word]
    : letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`);
}

/** All of several conditions; true without any. */
export function and(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
