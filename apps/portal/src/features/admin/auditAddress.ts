import type { AuditAction } from '@michi/api/user';
import type { inferParserType } from 'nuqs/server';
import { addressOf, asDay, asId, asOneOf, asPage, asSearch } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';

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

const codecs = {
  /** Part of a name or an email. */
  search: asSearch,
  action: asOneOf(auditActions),
  /** The file whose users are listed. */
  importId: asId,
  from: asDay,
  to: asDay,
  page: asPage,
};

export type AuditAddress = Readonly<inferParserType<typeof codecs>>;

export const auditLog = addressOf(paths.auditLog, codecs);
