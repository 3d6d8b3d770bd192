import { paths, withQuery } from '../../shared/navigation/paths.ts';

/** What was read of a file of users. */
export const toUserImport = (id: string): string => withQuery(paths.importUsers, { id });
