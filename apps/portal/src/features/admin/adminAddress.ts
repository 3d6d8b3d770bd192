import type { ListUsersSort, Role, UserApplication, UserStatus, AuditAction } from '@michi/api/user';
import type { inferParserType } from 'nuqs/server';
import { paths } from '../../shared/navigation/paths.ts';
import {
  addressOf,
  asOneOf,
  asPage,
  asText,
  asDay,
  asId,
  asSearch,
} from '../../shared/navigation/searchParams.ts';

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

const userCodecs = {
  name: asText(100),
  email: asText(254),
  role: asOneOf(userFilters.role),
  application: asOneOf(userFilters.application),
  status: asOneOf(userFilters.status),
  sort: asOneOf(userSorts).withDefault(userSorts[0]),
  page: asPage,
};

export type UserAddress = Readonly<inferParserType<typeof userCodecs>>;

export const users = addressOf(paths.users, userCodecs);

/** The actions, in the order in which they are offered. */
export const auditActions = [
  'USER_ADDED',
  'USERS_IMPORTED',
  'USER_CHANGED',
  'USER_BLOCKED',
  'USER_UNBLOCKED',
  'USER_ACTIVATED',
] as const satisfies readonly AuditAction[];

export const noAuditFilters = { action: null, importId: null, from: null, to: null } as const;

const auditCodecs = {
  /** Part of a name or an email. */
  search: asSearch,
  action: asOneOf(auditActions),
  /** The file whose users are listed. */
  importId: asId,
  from: asDay,
  to: asDay,
  page: asPage,
};

export type AuditAddress = Readonly<inferParserType<typeof auditCodecs>>;

export const auditLog = addressOf(paths.auditLog, auditCodecs);

/** The import of users, with the previewed file and the page of its users. */
export const userImport = addressOf(paths.importUsers, { id: asId, page: asPage });

/** Preview of an imported user file. */
export const toUserImport = (id: string): string => userImport.to({ id });
