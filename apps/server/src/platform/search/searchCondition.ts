import { normalizeText } from '@michi/api/text';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { PLANNED_FOR_VALUES } from '../database/preparedStatements.ts';
import { placeNamesFor } from '../places/japanesePlaces.ts';
import { searchForm } from './searchForm.ts';

/** Words that the trigram index can find: three letters or digits in a row. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Alternative forms of one search word; most words have one. */
export type SearchWord = readonly string[];

/** The legal form of a company, a separate word before or after its name. */
const LEGAL_FORM = /\([株有]\)|株式会社|有限会社/gu;

/**
 * The words of a search, in the form of the search columns. A prefecture or designated city is searched without its
 * suffix, and also in kanji if its reading is typed: 大阪府 and おおさか find 大阪. A company is found with its legal form on
 * either side.
 */
export function searchWords(text: string): readonly SearchWord[] {
  const words = normalizeText(text, 'NFKC').replaceAll(LEGAL_FORM, ' $& ').split(/\s+/u).map(formsOf);
  return [...new Map(words.map((forms) => [forms.join(' '), forms])).values()].filter(
    ([first = '']) => first !== '',
  );
}

function formsOf(word: string): SearchWord {
  const forms = placeNamesFor(word) ?? [word];
  return [...new Set(forms.map(searchForm))];
}

/**
 * SQL condition: every search word is found; undefined without words. Longer words use the trigram index. A word of up
 * to two characters, or of signs such as `c++`, has no trigram: then all words use the bigram index, since the two are
 * never combined.
 * @param table the name or alias of a table with `search_text` and `search_grams`
 */
export function searchCondition(table: string, text: string | undefined): RawBuilder<SqlBool> | undefined {
  const words = searchWords(text ?? '');
  if (words.length === 0) return undefined;
  return named(table, words);
}

/** SQL condition: a text expression contains every search word. Uses no index; true without words. */
export function searchWithin(searchText: RawBuilder<unknown>, text: string | undefined): RawBuilder<SqlBool> {
  return and(
    searchWords(text ?? '').map((forms) =>
      or(forms.map((form) => sql<SqlBool>`strpos(${searchText}, ${form}) > 0`)),
    ),
  );
}

function named(table: string, words: readonly SearchWord[]): RawBuilder<SqlBool> {
  const searchText = sql.ref(`${table}.search_text`);
  const isByGrams = words.some((forms) => forms.some((form) => !TRIGRAM.test(form)));
  if (!isByGrams) {
    return eachWord(
      words,
      (form) => sql<SqlBool>`${searchText} like ${`%${escapeLike(form)}%`} ${PLANNED_FOR_VALUES}`,
    );
  }
  const hasGrams = (forms: SearchWord) =>
    sql<SqlBool>`${sql.ref(`${table}.search_grams`)} @> ${forms.flatMap(gramsOf)}::text[] ${PLANNED_FOR_VALUES}`;
  const hasWhole = (form: string) => sql<SqlBool>`strpos(${searchText}, ${form}) > 0`;
  const isLong = (form: string) => [...form].length > 2;
  const single = words.flatMap((forms) => (forms.length === 1 ? forms : []));
  const several = words.filter((forms) => forms.length > 1);
  return and([
    // One index lookup for all words with one form.
    ...(single.length === 0 ? [] : [hasGrams(single)]),
    ...single.filter(isLong).map(hasWhole),
    eachWord(several, (form) => and([hasGrams([form]), ...(isLong(form) ? [hasWhole(form)] : [])])),
  ]);
}

function eachWord(
  words: readonly SearchWord[],
  holds: (form: string) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  return and(words.map((forms) => or(forms.map(holds))));
}

/** Where all search words must be found: in the name, or in name and description together. */
export type SearchScope = 'NAMED' | 'DESCRIBED' | 'ANYWHERE';

/**
 * SQL condition: every search word is found in a scope; undefined without words. `DESCRIBED` is `ANYWHERE` without
 * `NAMED`, so that a list can show it after the matches by name.
 * @param table the name or alias of a table with `description_terms` as well
 * @param isNamed another match by name, such as the code
 */
export function searchIn(
  searchScope: SearchScope,
  table: string,
  text: string | undefined,
  isNamed?: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> | undefined {
  const words = searchWords(text ?? '');
  if (words.length === 0) return undefined;
  const asNamed = isNamed === undefined ? named(table, words) : or([named(table, words), isNamed]);
  if (searchScope === 'NAMED') return asNamed;
  const anywhere = and(words.map((word) => or([named(table, [word]), described(table, word)])));
  if (searchScope === 'ANYWHERE') return isNamed === undefined ? anywhere : or([isNamed, anywhere]);
  // Implied, but it helps the planner to estimate the rows.
  const ofDescription = or(words.map((word) => described(table, word)));
  return and([ofDescription, ...(words.length > 1 ? [anywhere] : []), sql<SqlBool>`not ${asNamed}`]);
}

/** PostgreSQL evaluates the terms before it plans. Signs have no terms, and match nothing. */
function described(table: string, word: SearchWord): RawBuilder<SqlBool> {
  const terms = (form: string) => sql`search_terms(${form})`;
  return or(
    word.map(
      (form) =>
        sql<SqlBool>`(${sql.ref(`${table}.description_terms`)} @> ${terms(form)} and ${terms(form)} <> '{}')`,
    ),
  );
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

/** True without conditions. */
export function and(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function or(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
