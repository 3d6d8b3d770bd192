import type { ListSeminarApplicationsParams, ListSeminarsParams } from '@michi/api/seminar';
import { createLoader, createSerializer, type inferParserType } from 'nuqs/server';
import { toSeminar, toSeminars, type SeminarAudience } from '../../shared/navigation/paths.ts';
import {
  asDay,
  asFlag,
  asOpened,
  asOneOf,
  asPage,
  asSearch,
  asSomeOf,
  countSet,
  whatIsSet,
  type Address,
} from '../../shared/navigation/searchParams.ts';
import { seminarTabKinds, seminarTabs, type SeminarTabKind } from '../../shared/navigation/seminarTabs.ts';

export const pageSize = 20;

type SeminarSort = NonNullable<ListSeminarsParams['sort']>;

/** Orders of the list as the contract names them, the default first. */
export const seminarSorts = ['START', 'DEADLINE', 'POSTED'] as const satisfies readonly SeminarSort[];

type SeminarApplicationSort = NonNullable<ListSeminarApplicationsParams['sort']>;

/** Orders of the tabs of applications as the contract names them, the default first. */
export const seminarApplicationSorts = [
  'CHANGED',
  'APPLIED',
  'START',
] as const satisfies readonly SeminarApplicationSort[];

/** Formats in display order. */
export const seminarStyles = ['ONLINE', 'OFFLINE', 'BOTH'] as const satisfies NonNullable<
  ListSeminarsParams['style']
>;

const filterCodecs = {
  style: asSomeOf(seminarStyles),
  /** First and last day on which it may begin. */
  from: asDay,
  to: asDay,
  canApply: asFlag,
};

/** Filters of a list of seminars. An empty list, null or false is a filter that is not set. */
export type SeminarFilters = Readonly<inferParserType<typeof filterCodecs>>;

const readFilters = createLoader(filterCodecs);

export const noFilters: SeminarFilters = readFilters('');

const codecs = {
  tab: asOneOf(seminarTabKinds.map(({ tab }) => tab)).withDefault(seminarTabs.all),
  search: asSearch,
  ...filterCodecs,
  /** For tabs of applications only. */
  order: asOneOf(seminarApplicationSorts).withDefault(seminarApplicationSorts[0]),
  sort: asOneOf(seminarSorts).withDefault(seminarSorts[0]),
  page: asPage,
  /** Id of the seminar that is open beside the list, or null. */
  openSeminar: asOpened,
  /** Whether the apply dialog was open, to return to it. */
  isApplying: asFlag,
};

const names = { urlKeys: { openSeminar: 'id', isApplying: 'apply' } } as const;

const load = createLoader(codecs, names);
const serialize = createSerializer(codecs, names);

export type SeminarAddress = Readonly<
  Omit<inferParserType<typeof codecs>, keyof SeminarFilters> & { filters: SeminarFilters }
>;

/** Parses an address; invalid values are ignored. */
export const readSeminarAddress = (query: URLSearchParams): SeminarAddress => {
  const { tab, search, order, sort, page, openSeminar, isApplying } = load(query);
  return { tab, search, filters: readFilters(query), order, sort, page, openSeminar, isApplying };
};

/** A list of seminars, with the open seminar where one is. */
export const seminarsOf = (audience: SeminarAudience): Address<SeminarAddress> => ({
  read: readSeminarAddress,
  to: ({ filters, openSeminar = null, isApplying = false, ...values } = {}) =>
    serialize(openSeminar === null ? toSeminars(audience) : toSeminar(audience, openSeminar), {
      ...filters,
      ...values,
      isApplying: isApplying && openSeminar !== null,
    }),
});

type Searched = Pick<SeminarAddress, 'search' | 'filters'>;

/** The contract's query for all seminars of an address; unset values are omitted. */
export const toListSeminarsParams = ({
  sort,
  search,
  filters,
}: Searched & Pick<SeminarAddress, 'sort'>): ListSeminarsParams => whatIsSet({ sort, search, ...filters });

/** The contract's query for a tab of applications. */
export const toApplicationsParams = (
  { search, filters: { style }, order }: Searched & Pick<SeminarAddress, 'order'>,
  { statuses = [] }: Pick<SeminarTabKind, 'statuses'>,
  audience: SeminarAudience,
): ListSeminarApplicationsParams => ({
  audience,
  ...whatIsSet({ status: [...statuses], search, style, sort: order }),
});

/** Number of filters set, of those that the tab has. */
export const countFilters = ({ style, ...others }: SeminarFilters, isAll: boolean): number =>
  countSet(isAll ? { style, ...others } : { style });

/**
 * Resolves the contract's `FileAddress` against the base URL of the service.
 * @returns null if it is not a web address: the service may be run by somebody else
 */
export const fileAddress = (address: string, service: string): string | null => {
  if (!URL.canParse(address, service)) return null;
  const { protocol, href } = new URL(address, service);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
};
