import type { ListSeminarApplicationsParams, ListSeminarsParams } from '@michi/api/seminar';
import type { SeminarAudience } from '../../shared/paths.ts';
import {
  seminarTabKinds,
  seminarTabs,
  type SeminarTab,
  type SeminarTabKind,
} from '../../shared/seminarTabs.ts';

/**
 * What the address of a list of seminars carries (design brief, "Conventions"): tab, page, order, search, filters and the
 * open seminar. A link to it opens the same list for anyone who may see it.
 */
export interface SeminarAddress {
  readonly tab: SeminarTab;
  readonly page: number;
  readonly sort: SeminarSort;
  readonly search: string;
  readonly filters: SeminarFilters;
  /** Id of the seminar that stands open beside the list, or null. */
  readonly openSeminar: string | null;
  /** The student was on the way to apply to it, and comes back to that. */
  readonly isApplying: boolean;
}

/** Entries on a page. */
export const pageSize = 20;

export type SeminarSort = NonNullable<ListSeminarsParams['sort']>;

/** Orders of the list as the contract names them, the default first. */
export const seminarSorts = ['START', 'DEADLINE', 'POSTED'] as const satisfies readonly SeminarSort[];

type Style = NonNullable<ListSeminarsParams['style']>[number];

/** The ways to attend as the product names them, in its order. */
export const seminarStyles = ['ONLINE', 'OFFLINE', 'BOTH'] as const satisfies readonly Style[];

/** Filters of a list of seminars. An empty list or null is a filter that is not set. */
export interface SeminarFilters {
  readonly style: readonly Style[];
  /** First and last day on which it may begin, `YYYY-MM-DD`. */
  readonly from: string | null;
  readonly to: string | null;
  readonly canApply: boolean;
}

export const noFilters: SeminarFilters = { style: [], from: null, to: null, canApply: false };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const wholeNumber = /^[1-9][0-9]{0,8}$/;
const plainDate = /^\d{4}-\d{2}-\d{2}$/;
const longestSearch = 200;

const day = (value: string | null): string | null =>
  value !== null && plainDate.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;

const pageNumber = (value: string | null): number =>
  value !== null && wholeNumber.test(value) ? Math.min(Number(value), 10_000) : 1;

/** Reads an address; whatever in it makes no sense counts as not there. */
export function readSeminarAddress(query: URLSearchParams): SeminarAddress {
  const openSeminar = query.get('id');
  const styles = query.getAll('style');
  return {
    tab: seminarTabKinds.find(({ tab }) => String(tab) === query.get('tab'))?.tab ?? seminarTabs.all,
    page: pageNumber(query.get('page')),
    sort: seminarSorts.find((sort) => sort === query.get('sort')) ?? seminarSorts[0],
    search: (query.get('search') ?? '').slice(0, longestSearch),
    openSeminar: openSeminar !== null && uuid.test(openSeminar) ? openSeminar : null,
    isApplying: query.get('apply') === 'true',
    filters: {
      style: seminarStyles.filter((style) => styles.includes(style)),
      from: day(query.get('from')),
      to: day(query.get('to')),
      canApply: query.get('canApply') === 'true',
    },
  };
}

/** Writes an address, leaving out what is as it would be anyway, so that links stay short. */
export function writeSeminarAddress({
  tab,
  page,
  sort,
  search,
  filters,
  openSeminar,
  isApplying,
}: SeminarAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== seminarTabs.all) query.set('tab', String(tab));
  if (search !== '') query.set('search', search);
  for (const style of filters.style) query.append('style', style);
  if (filters.from !== null) query.set('from', filters.from);
  if (filters.to !== null) query.set('to', filters.to);
  if (filters.canApply) query.set('canApply', 'true');
  if (sort !== seminarSorts[0]) query.set('sort', sort);
  if (page !== 1) query.set('page', String(page));
  if (openSeminar !== null) query.set('id', openSeminar);
  if (openSeminar !== null && isApplying) query.set('apply', 'true');
  return query;
}

type Searched = Pick<SeminarAddress, 'search' | 'filters'>;

/** The contract's query for all seminars of an address; what is not set is left out. */
export function toListSeminarsParams({
  sort,
  search,
  filters,
}: Searched & Pick<SeminarAddress, 'sort'>): ListSeminarsParams {
  const { style, from, to, canApply } = filters;
  return {
    sort,
    ...(search !== '' && { search }),
    ...(style.length > 0 && { style: [...style] }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(canApply && { canApply }),
  };
}

/** The contract's query for what a tab of applications holds. */
export function toApplicationsParams(
  { search, filters: { style } }: Searched,
  { statuses = [] }: Pick<SeminarTabKind, 'statuses'>,
  audience: SeminarAudience,
): ListSeminarApplicationsParams {
  return {
    audience,
    ...(statuses.length > 0 && { status: [...statuses] }),
    ...(search !== '' && { search }),
    ...(style.length > 0 && { style: [...style] }),
  };
}

/** How many choices are set in all, of those that a tab has. */
export function countFilters({ style, from, to, canApply }: SeminarFilters, isAll: boolean): number {
  if (!isAll) return style.length;
  return style.length + [from !== null, to !== null, canApply].filter(Boolean).length;
}
