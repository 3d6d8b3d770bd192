import type { AuditAction } from '@michi/api/user';
import { pageIn } from './userAddress.ts';

/** What the address of the audit log says. */
export interface AuditAddress {
  /** Part of a name or an email. */
  readonly search: string;
  readonly action: AuditAction | null;
  /** The file whose users are listed. */
  readonly importId: string | null;
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string | null;
  readonly to: string | null;
  readonly page: number;
}

/** The actions, in the order in which they are offered. */
export const auditActions = [
  'USER_ADDED',
  'USERS_IMPORTED',
  'USER_CHANGED',
  'USER_BLOCKED',
  'USER_UNBLOCKED',
  'USER_ACTIVATED',
] as const satisfies readonly AuditAction[];

/** Nothing filtered. */
export const noAuditFilters = {
  search: '',
  action: null,
  importId: null,
  from: null,
  to: null,
} as const satisfies Partial<AuditAddress>;

/** Longest search, as the contract has it. */
const longestSearch = 200;

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const checked = (query: URLSearchParams, name: string, isGood: (text: string) => boolean): string | null => {
  const text = query.get(name);
  return text !== null && isGood(text) ? text : null;
};

/** Reads an address; what makes no sense is as if it were not there. */
export const readAuditAddress = (query: URLSearchParams): AuditAddress => ({
  search: (query.get('search') ?? '').slice(0, longestSearch),
  action: auditActions.find((action) => action === query.get('action')) ?? null,
  importId: checked(query, 'importId', isId),
  from: checked(query, 'from', isDay),
  to: checked(query, 'to', isDay),
  page: pageIn(query),
});

/** The query of an address, without what is usual. */
export const auditQuery = ({ page, ...filters }: AuditAddress) => ({
  ...filters,
  page: page === 1 ? null : page,
});

/** What the log is asked for. */
export const auditParams = ({ search, action, importId, from, to, page }: AuditAddress) => ({
  page,
  ...(search !== '' && { search }),
  ...(action !== null && { action }),
  ...(importId !== null && { importId }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
});

/** Whether anything is filtered. */
export const isAuditFiltered = ({ search, action, importId, from, to }: AuditAddress): boolean =>
  search !== '' || action !== null || importId !== null || from !== null || to !== null;
