import { getShowApplicationDossierQueryOptions, getShowJobOfferQueryOptions } from '@michi/api/job';

/** Disabled without an id. */
export const offerQuery = (id: string) => getShowJobOfferQueryOptions(id, { query: { enabled: id !== '' } });

export const offerNotesQuery = (applicationId: string) =>
  getShowApplicationDossierQueryOptions(applicationId);
