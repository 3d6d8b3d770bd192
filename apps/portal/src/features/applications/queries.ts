import { getShowApplicationDossierQueryOptions } from '@michi/api/job';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';

/** One application; nothing is requested without an id. */
export const applicationQuery = (id: string) =>
  getShowApplicationDossierQueryOptions(id, { query: { enabled: id !== '' } });

/** What the screen requests. */
export const applicationQueries: ScreenQueries = ({ searchParams }) => [
  applicationQuery(searchParams.get('id') ?? ''),
];
