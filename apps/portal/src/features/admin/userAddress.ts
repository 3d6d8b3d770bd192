import type { ListUsersSort, Role, UserApplication, UserStatus } from '@michi/api/user';

/** What the address of the list of users says. */
export interface UserAddress {
  readonly name: string;
  readonly email: string;
  readonly role: Role | null;
  readonly application: UserApplication | null;
  readonly status: UserStatus | null;
  readonly sort: ListUsersSort;
  readonly page: number;
}

/** The values of each filter, in the order in which they are offered. */
export const userFilters = {
  role: ['STUDENT', 'ADMIN'],
  application: ['MICHI', 'INTERNSHIP'],
  status: ['ACTIVE', 'ON_LEAVE', 'INACTIVE', 'BLOCKED'],
} as const satisfies {
  readonly role: readonly Role[];
  readonly application: readonly UserApplication[];
  readonly status: readonly UserStatus[];
};

/** The orders, the usual one first. */
export const userSorts = ['NAME', 'EMAIL', 'NEWEST'] as const satisfies readonly ListUsersSort[];

/** Nothing filtered. */
export const noUserFilters = {
  name: '',
  email: '',
  role: null,
  application: null,
  status: null,
} as const satisfies Partial<UserAddress>;

/** Longest name and email, as the contract has them. */
const longest = { name: 100, email: 254 } as const;

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null): Value | null =>
  values.find((value) => value === asked) ?? null;

/** The page an address names; what makes no sense is the first. */
export const pageIn = (query: URLSearchParams): number => {
  const page = query.get('page') ?? '';
  return /^[1-9][0-9]{0,3}$/.test(page) ? Number(page) : 1;
};

/** Reads an address; what makes no sense is as if it were not there. */
export const readUserAddress = (query: URLSearchParams): UserAddress => ({
  name: (query.get('name') ?? '').slice(0, longest.name),
  email: (query.get('email') ?? '').slice(0, longest.email),
  role: oneOf(userFilters.role, query.get('role')),
  application: oneOf(userFilters.application, query.get('application')),
  status: oneOf(userFilters.status, query.get('status')),
  sort: oneOf(userSorts, query.get('sort')) ?? userSorts[0],
  page: pageIn(query),
});

/** The query of an address, without what is usual. */
export const userQuery = ({ sort, page, ...filters }: UserAddress) => ({
  ...filters,
  sort: sort === userSorts[0] ? null : sort,
  page: page === 1 ? null : page,
});

/** What the list is asked for. */
export const userParams = ({ name, email, role, application, status, sort, page }: UserAddress) => ({
  page,
  sort,
  ...(name !== '' && { name }),
  ...(email !== '' && { email }),
  ...(role !== null && { role }),
  ...(application !== null && { application }),
  ...(status !== null && { status }),
});

/** Whether anything is filtered. */
export const isFiltered = ({ name, email, role, application, status }: UserAddress): boolean =>
  name !== '' || email !== '' || role !== null || application !== null || status !== null;
