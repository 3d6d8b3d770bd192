import type { ListUsersSort, Role, UserApplication, UserStatus } from '@michi/api/user';
import type { inferParserType } from 'nuqs/server';
import { addressOf, asOneOf, asPage, asText } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';

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

export const noUserFilters = { role: null, application: null, status: null } as const;

const codecs = {
  name: asText(100),
  email: asText(254),
  role: asOneOf(userFilters.role),
  application: asOneOf(userFilters.application),
  status: asOneOf(userFilters.status),
  sort: asOneOf(userSorts).withDefault(userSorts[0]),
  page: asPage,
};

export type UserAddress = Readonly<inferParserType<typeof codecs>>;

export const users = addressOf(paths.users, codecs);
