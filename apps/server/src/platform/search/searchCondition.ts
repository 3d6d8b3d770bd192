import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { japanesePlace } from '../places/japanesePlaces.ts';
import { searchForm } from './searchForm.ts';

/** What the trigram index can find a word by: three letters or digits in a row. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/**
 * The words of a search, in the form of the search columns. A prefecture or designated city is looked for by its name alone,
 * without what kind of place it is: 大阪府 finds 大阪.
 */
export function searchWords(text: string): readonly string[] {
  const words = text.normalize('NFKC').split(/\s+/u);
  return [...new Set(words.map(placeOrWord).filter((word) => word !== ''))];
}

function placeOrWord(word: string): string {
  const place = japanesePlace(word);
  if (place?.fullNames.includes(word) === true) return searchForm(place.cityJp);
  return searchForm(/-(?:to|fu|ken|shi)$/i.test(word) && place !== undefined ? place.city : word);
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
  return named(table, words);
}

function named(table: string, words: readonly string[]): RawBuilder<SqlBool> {
  const searchText = sql.ref(`${table}.search_text`);
  if (words.some((word) => !TRIGRAM.test(word))) {
    const grams = sql<SqlBool>`${sql.ref(`${table}.search_grams`)} @> ${words.flatMap(gramsOf)}::text[]`;
    const longer = words.filter((word) => [...word].length > 2);
    return and([grams, ...longer.map((word) => sql<SqlBool>`strpos(${searchText}, ${word}) > 0`)]);
  }
  return and(words.map((word) => sql<SqlBool>`${searchText} like ${`%${escapeLike(word)}%`}`));
}

/** Where a search has to find all of its words: in what a row is called by, or there and in what describes it at length. */
export type SearchPlace = 'NAMED' | 'DESCRIBED' | 'ANYWHERE';

/**
 * The condition that every word of a search is found in a place; undefined for a search without words. `DESCRIBED` is what
 * `ANYWHERE` finds and `NAMED` does not, so that a list can have it below.
 * @param table the name or alias of a table with `description_terms` as well
 * @param isNamed something else by which a row is called what was searched, such as its code
 */
export function searchIn(
  place: SearchPlace,
  table: string,
  text: string | undefined,
  isNamed?: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> | undefined {
  const words = searchWords(text ?? '');
  if (words.length === 0) return undefined;
  const asNamed = isNamed === undefined ? named(table, words) : or([named(table, words), isNamed]);
  if (place === 'NAMED') return asNamed;
  const anywhere = and(words.map((word) => or([named(table, [word]), described(table, word)])));
  if (place === 'ANYWHERE') return isNamed === undefined ? anywhere : or([isNamed, anywhere]);
  // That at least one word is of the description says nothing new, but it tells the planner how few rows there may be.
  const ofDescription = or(words.map((word) => described(table, word)));
  return and([ofDescription, ...(words.length > 1 ? [anywhere] : []), sql<SqlBool>`not ${asNamed}`]);
}

/** PostgreSQL works the terms out before it plans. Signs alone have none, and describe nothing. */
function described(table: string, word: string): RawBuilder<SqlBool> {
  const terms = sql`search_terms(${word})`;
  return sql<SqlBool>`(${sql.ref(`${table}.description_terms`)} @> ${terms} and ${terms} <> '{}')`;
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

function or(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
