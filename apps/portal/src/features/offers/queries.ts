import {
  getShowApplicationDossierQueryOptions,
  getShowJobOfferQueryKey,
  getShowJobOfferQueryOptions,
  type OfferLetter,
} from '@michi/api/job';
import type { QueryClient } from '@tanstack/react-query';

/** Disabled without an id. */
export const offerQuery = (id: string) => getShowJobOfferQueryOptions(id, { query: { enabled: id !== '' } });

export const offerNotesQuery = (applicationId: string) =>
  getShowApplicationDossierQueryOptions(applicationId);

/** Caches an offer as returned by the server; lists, counters and timelines are refetched. */
export const cacheLetter = async (client: QueryClient, letter: OfferLetter): Promise<void> => {
  client.setQueryData(getShowJobOfferQueryKey(letter.offer.id), letter);
  await refreshOffers(client);
};

/** Refetches everything a response to an offer may have changed, also after a refusal. */
export const refreshOffers = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['api', 'job'] });
