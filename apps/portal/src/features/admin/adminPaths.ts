import { paths, withQuery } from '../../shared/navigation/paths.ts';

/** Preview of an imported user file. */
export const toUserImport = (id: string): string => withQuery(paths.importUsers, { id });
