import { addressOf, asId, asPage } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** The import of users, with the previewed file and the page of its users. */
export const userImport = addressOf(paths.importUsers, { id: asId, page: asPage });

/** Preview of an imported user file. */
export const toUserImport = (id: string): string => userImport.to({ id });
