import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Language } from '../problem/language.ts';
import { searchWords, type SearchWord } from './searchCondition.ts';
import { searchForm } from './searchForm.ts';

/** What was found of one kind (user contract, `SearchGroup`). */
export type SearchGroup = ResponseBody<typeof manifest.user.findRecords, 200>['data'][number];

type SearchResult = SearchGroup['results'][number];

type Meaning = NonNullable<SearchResult['moment']>['meaning'];

/** Results of a kind at most (`maxItems` of the user contract's `SearchGroup`). */
const RESULT_LIMIT = 5;

/** In statements, so that PostgreSQL knows how many rows there are. */
export const FOUND_LIMIT = sql.lit(RESULT_LIMIT);

export interface SearchQuery {
  readonly search: string;
  readonly user: Pick<CurrentUser, 'id' | 'universityId'>;
  readonly language: Language;
  readonly now: Date;
}

/** Records of one kind that everybody, or a university's students, may find. */
export interface SearchSource {
  readonly kind: SearchGroup['kind'];
  /**
   * Queries of an `id`, in order and limited, the better matches first; none where the student may find nothing. A later
   * one is read only as far as the earlier ones find too little. They are planned for the values of each search.
   */
  readonly parts: (query: SearchQuery) => readonly RawBuilder<unknown>[];
  /** A query of `foundColumns` for the ids that `page` has. Its plan is kept. */
  readonly shown: RawBuilder<unknown>;
}

/** Records of one kind that belong to students. */
export interface OwnSearchSource {
  readonly kind: SearchGroup['kind'];
  /** The names of the kind in both languages, and how the Japanese ones are read. They find all of its records. */
  readonly names: readonly string[];
  /**
   * A query of `foundColumns`, in order and limited. Its statement is the same for every search, so that its plan is kept.
   */
  readonly select: (
    query: Omit<SearchQuery, 'search'>,
    has: SearchOfKind['has'],
    excerpt: SearchOfKind['excerpt'],
  ) => RawBuilder<unknown>;
}

interface FoundRow {
  readonly id: Expression<string>;
  readonly title: Expression<string>;
  readonly titleJp: Expression<string | null>;
  /** The row whose `name` and `name_jp` are those of the party. */
  readonly party?: string;
  readonly moment?: { readonly at: Expression<string | null>; readonly meaning: Expression<Meaning> };
  /** Both are null where no message was found. */
  readonly message?: {
    readonly sequence: Expression<number | null>;
    readonly excerpt: Expression<string | null>;
  };
  readonly audience?: Expression<'PUBLIC' | 'UNIVERSITY'>;
  readonly categoryId?: Expression<string>;
}

const none = (type: string) => sql`null::${sql.raw(type)}`;

/** The columns of a query that finds records. */
export function foundColumns(row: FoundRow): RawBuilder<unknown> {
  const { party, moment, message } = row;
  return sql`${row.id} as id, ${row.title} as title, ${row.titleJp} as title_jp,
    ${party === undefined ? none('text') : sql.ref(`${party}.name`)} as party,
    ${party === undefined ? none('text') : sql.ref(`${party}.name_jp`)} as party_jp,
    ${moment?.at ?? none('timestamptz')} as at, ${moment?.meaning ?? none('text')} as meaning,
    ${message?.sequence ?? none('integer')} as sequence, ${message?.excerpt ?? none('text')} as excerpt,
    ${row.audience ?? none('text')} as audience, ${row.categoryId ?? none('uuid')} as category_id`;
}

/** The meaning of a moment that is the same for every row. */
export const means = (meaning: Meaning): RawBuilder<Meaning> => sql<Meaning>`${sql.lit(meaning)}::text`;

/** Words shorter than these begin the names of kinds by chance. */
const SHORTEST = { latin: 3, japanese: 2 } as const;

const isLatin = (form: string): boolean => /^[a-z]/.test(form);

/** A search as a kind of records understands it. */
interface SearchOfKind {
  /** Whether a word of the search names the kind. */
  readonly isNamed: boolean;
  /**
   * Whether a text in the form of the search columns has every other word. The words are one parameter: regular expressions
   * without special characters.
   */
  readonly has: (searchText: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  /**
   * A text around the first of the other words, on one line; null without one. The form may be a few characters longer or
   * shorter than the text.
   */
  readonly excerpt: (text: RawBuilder<unknown>, searchText: RawBuilder<unknown>) => RawBuilder<string | null>;
}

/** Characters of a text before and from a word on that an excerpt has. */
const EXCERPT = { before: 24, from: 120 } as const;

export function searchOfKind(search: string, names: readonly string[]): SearchOfKind {
  const forms = names.map(searchForm);
  const isLong = (form: string) => form.length >= (isLatin(form) ? SHORTEST.latin : SHORTEST.japanese);
  const namesKind = (form: string) =>
    forms.some((name) => name === form || (isLong(form) && name.startsWith(form)));
  const words = searchWords(search);
  const others = words.filter((word) => !word.some(namesKind));
  const patterns = others.map(patternOf);
  return {
    isNamed: others.length < words.length,
    has: (searchText) => sql<SqlBool>`${searchText} ~ all(${patterns}::text[])`,
    excerpt: (text, searchText) =>
      excerptAt(text, sql`regexp_instr(${searchText}, (${patterns}::text[])[1])`),
  };
}

/** Begins after a space or a Japanese comma or stop where one is near, so that no cut word stands first. */
function excerptAt(text: RawBuilder<unknown>, place: RawBuilder<unknown>): RawBuilder<string | null> {
  const start = sql`greatest(1, ${place} - ${sql.lit(EXCERPT.before)})`;
  const end = sql`(${place} + ${sql.lit(EXCERPT.from)})`;
  const cut = sql`rtrim(substr(${text}, ${start}, ${end} - ${start}))`;
  return sql<string | null>`regexp_replace(
    case when ${start} = 1 then ${cut} else '…' || regexp_replace(${cut}, '^[^[:space:]、。]{0,12}[[:space:]、。]', '') end
      || case when ${end} <= char_length(${text}) then '…' else '' end,
    '[[:space:]]+', ' ', 'g')`;
}

const patternOf = (word: SearchWord): string =>
  word.map((form) => form.replaceAll(/[!-/:-@[-^`{-~]/g, String.raw`\$&`)).join('|');
