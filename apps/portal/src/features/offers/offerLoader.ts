import { getShowJobOfferQueryOptions } from '@michi/api/job';
import { prefetchLoader } from '../../shared/navigation/prefetch.ts';

/** The offer an address names. */
export const offerLoader = prefetchLoader((prefetch, { searchParams }) => {
  const id = searchParams.get('id') ?? '';
  if (id !== '') prefetch(getShowJobOfferQueryOptions(id));
});
