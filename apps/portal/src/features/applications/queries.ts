import { getShowApplicationDossierQueryOptions } from '@michi/api/job';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';

/** Disabled without an id. */
export const applicationQuery = (id: string) =>
  getShowApplicationDossierQueryOptions(id, { query: { enabled: id !== '' } });

export const applicationQueries: ScreenQueries = ({ searchParams }) => [
  applicationQuery(openedIn(searchParams)),
];
