import {
  createLoader,
  createMultiParser,
  createParser,
  createSerializer,
  parseAsNativeArrayOf,
  type inferParserType,
  type ParserMap,
} from 'nuqs/server';
import { isDay } from '../format/dates.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** A text in the URL, used unchanged if `isGood` accepts it. */
export const asChecked = (isGood: (text: string) => boolean) =>
  createParser({ parse: (text) => (isGood(text) ? text : null), serialize: String });

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => uuid.test(text);

export const asId = asChecked(isId);

const openedId = (text: string): string => (isId(text) ? text : '');

/**
 * The id of the entry that an address opens. What is no id is read as the empty id, which no entry has: its screen says
 * that the entry could not be found, and requests nothing.
 */
export const asOpened = createParser({ parse: openedId, serialize: String });

/** The same for a screen that always shows an entry: without an id, the empty one. */
export const openedIn = (query: URLSearchParams, name = 'id'): string => openedId(query.get(name) ?? '');

export const asDay = asChecked(isDay);

/** Text, cut to the contract's limit and trimmed. */
export const asText = (longest: number) =>
  createParser({ parse: (typed) => typed.slice(0, longest).trim(), serialize: String }).withDefault('');

/** A search text, with the contract's limit. */
export const asSearch = asText(200);

export const asInteger = (least: number, most: number) =>
  createParser({
    parse: (digits) => {
      const number = /^(0|[1-9]\d*)$/.test(digits) ? Number(digits) : Number.NaN;
      return number >= least && number <= most ? number : null;
    },
    serialize: String,
  });

/** A page number within the contract's limit; default: 1. */
export const asPage = asInteger(1, 10_000).withDefault(1);

/** True only for `true`. */
export const asFlag = createParser<boolean>({
  parse: (word) => (word === 'true' ? true : null),
  serialize: String,
}).withDefault(false);

export const asOneOf = <const Value extends string | number>(values: readonly Value[]) =>
  createParser<Value>({
    parse: (word) => values.find((value) => String(value) === word) ?? null,
    serialize: String,
  });

/** One of several values by its index, such as the number of a tab; default: the first. */
export const asNumbered = <const Value extends string | object>(values: readonly [Value, ...Value[]]) =>
  createParser<Value>({
    parse: (number) => values.find((_, index) => String(index) === number) ?? null,
    serialize: (value) => String(values.indexOf(value)),
  }).withDefault(values[0]);

/** Any of several texts, in display order; default: none. */
export const asSomeOf = <const Value extends string>(values: readonly Value[]) =>
  createMultiParser<Value[]>({
    parse: (texts) => values.filter((value) => texts.includes(value)),
    serialize: (chosen) => chosen,
    eq: (one, other) => one.join() === other.join(),
  }).withDefault([]);

/** A list of values of one kind; default: empty. */
export const asListOf = parseAsNativeArrayOf;

/** Converts between a screen's query and its state. */
export interface Address<Values> {
  /** Parses a query; invalid values are ignored. */
  readonly read: (query: URLSearchParams) => Values;
  /**
   * The address of a state; default values are omitted.
   * @param from address of an opened entry, which keeps the list's query for the way back; default: the list
   */
  readonly to: (values?: Partial<Values>, from?: string) => string;
}

/** Creates the address of a screen from its path and the codecs of its query parameters. */
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

/** The values that are set, for a request; unset filters are omitted. */
export function whatIsSet<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], null> };
export function whatIsSet(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)));
}

/** Whether a search or filter is set. */
export const isFiltered = (address: object): boolean =>
  Object.entries(address).some(([name, value]) => name !== 'page' && name !== 'sort' && isSet(value));

/** Number of choices that are set; each item of a list counts. */
export const countSet = (values: object): number =>
  Object.values(values)
    .filter(isSet)
    .reduce((sum: number, value: unknown) => sum + (Array.isArray(value) ? value.length : 1), 0);

export interface AddressState<Values> {
  readonly address: Values;
  /** Address after a change, for links. */
  readonly linkAfter: (change: Partial<Values>) => string;
  /** Navigates to the address after a change. */
  readonly change: (change: Partial<Values>) => void;
}

/**
 * Keeps the state of a list in the address, so that Back, reload and a shared link restore it. Any change other than of
 * the page and the open entry returns to the first page.
 * @param nothingOpen values that close the open entry, applied with every change
 */
export function useAddress<Values extends { readonly page: number }>(
  definition: Address<Values>,
  nothingOpen: Partial<Values> = {},
): AddressState<Values> {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = definition.read(query);
  const linkAfter = (change: Partial<Values>) => {
    const staysOnPage = Object.keys(change).every((name) => name === 'page' || name in nothingOpen);
    return definition.to({ ...address, ...(!staysOnPage && { page: 1 }), ...nothingOpen, ...change });
  };
  return { address, linkAfter, change: (change) => void navigate(linkAfter(change)) };
}
