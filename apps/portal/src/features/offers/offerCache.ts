import { getShowJobOfferQueryKey, type OfferLetter } from '@michi/api/job';
import type { QueryClient } from '@tanstack/react-query';

/** Shows an offer as the server says it stands now; lists, counters and timelines follow. */
export const cacheLetter = async (client: QueryClient, letter: OfferLetter): Promise<void> => {
  client.setQueryData(getShowJobOfferQueryKey(letter.offer.id), letter);
  await refreshOffers(client);
};

/** Asks again for everything an answer to an offer may have changed, also one that was refused. */
export const refreshOffers = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['api', 'job'] });
