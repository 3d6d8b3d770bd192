import { paths, withQuery, type Query } from '../../shared/paths.ts';

/** The list of users; filters, order and page are its query. */
export const toUsers = (query: Query = {}): string => withQuery(paths.users, query);

/** What was read of a file of users. */
export const toUserImport = (id: string): string => withQuery(paths.importUsers, { id });

/** The audit log; filters and page are its query. */
export const toAuditLog = (query: Query = {}): string => withQuery(paths.auditLog, query);
