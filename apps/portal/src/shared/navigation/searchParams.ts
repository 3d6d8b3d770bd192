import {
  createLoader,
  createMultiParser,
  createParser,
  createSerializer,
  parseAsNativeArrayOf,
  type inferParserType,
  type ParserMap,
} from 'nuqs/server';
import { isDay } from '../format/days.ts';

/**
 * A text of the URL that is used unchanged if it is valid.
 * @param isGood whether it makes sense
 */
export const asChecked = (isGood: (text: string) => boolean) =>
  createParser({ parse: (text) => (isGood(text) ? text : null), serialize: String });

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is an id as the contract writes them. */
export const isId = (text: string): boolean => uuid.test(text);

/** An id of the contract. */
export const asId = asChecked(isId);

/** A day, `YYYY-MM-DD`. */
export const asDay = asChecked(isDay);

/** Typed text, trimmed and cut to the contract's limit. */
export const asText = (longest: number) =>
  createParser({ parse: (typed) => typed.slice(0, longest).trim(), serialize: String }).withDefault('');

/** Words to search by, as long as the contract takes them. */
export const asSearch = asText(200);

/** A whole number within bounds. */
export const asInteger = (least: number, most: number) =>
  createParser({
    parse: (digits) => {
      const number = /^(0|[1-9]\d*)$/.test(digits) ? Number(digits) : Number.NaN;
      return number >= least && number <= most ? number : null;
    },
    serialize: String,
  });

/** Number of a page, as far as the contract counts them; the first where none is said. */
export const asPage = asInteger(1, 10_000).withDefault(1);

/** True only if the address says `true`. */
export const asFlag = createParser<boolean>({
  parse: (word) => (word === 'true' ? true : null),
  serialize: String,
}).withDefault(false);

/** One of some words or numbers. */
export const asOneOf = <const Value extends string | number>(values: readonly Value[]) =>
  createParser<Value>({
    parse: (word) => values.find((value) => String(value) === word) ?? null,
    serialize: String,
  });

/** One of several values by its index, such as the number of a tab; the first if omitted. */
export const asNumbered = <const Value extends string | object>(values: readonly [Value, ...Value[]]) =>
  createParser<Value>({
    parse: (number) => values.find((_, place) => String(place) === number) ?? null,
    serialize: (value) => String(values.indexOf(value)),
  }).withDefault(values[0]);

/** Any of some words, in the order in which they are offered; none where none is said. */
export const asSomeOf = <const Value extends string>(values: readonly Value[]) =>
  createMultiParser<Value[]>({
    parse: (words) => values.filter((value) => words.includes(value)),
    serialize: (chosen) => chosen,
    eq: (one, other) => one.join() === other.join(),
  }).withDefault([]);

/** Any number of values of one kind; none where none is said. */
export const asListOf = parseAsNativeArrayOf;

/** A screen whose query contains its state. */
export interface Address<Values> {
  /** Parses a query; invalid values are ignored. */
  readonly read: (query: URLSearchParams) => Values;
  /**
   * The address of a state; default values are omitted, so that links stay short.
   * @param from address of an opened entry, which keeps the list's query for the way back; the list itself if omitted
   */
  readonly to: (values?: Partial<Values>, from?: string) => string;
}

/**
 * The addresses of a place.
 * @param path where it is
 * @param codecs how each value is written in the query
 */
export const addressOf = <Codecs extends ParserMap>(
  path: string,
  codecs: Codecs,
): Address<inferParserType<Codecs>> => {
  const read = createLoader(codecs);
  const serialize = createSerializer(codecs);
  return { read: (query) => read(query), to: (values = {}, from = path) => serialize(from, values) };
};

const isSet = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== null && value !== undefined && value !== '' && value !== false;

/** The values that are set, as a request names them; a filter that is off is omitted. */
export function whatIsSet<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], null> };
export function whatIsSet(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)));
}

/** Whether a search or a filter of a list leaves anything out. */
export const isFiltered = (address: object): boolean =>
  Object.entries(address).some(([name, value]) => name !== 'page' && name !== 'sort' && isSet(value));

/** How many choices are set, each of a list for itself. */
export const countSet = (values: object): number =>
  Object.values(values)
    .filter(isSet)
    .reduce((sum: number, value: unknown) => sum + (Array.isArray(value) ? value.length : 1), 0);
