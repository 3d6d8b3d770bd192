import { getShowJobOfferQueryOptions } from '@michi/api/job';
import type { DataAhead } from '../../shared/data-ahead/fetchAhead.ts';

/** The offer an address names. */
export const fetchOfferAhead: DataAhead = (fetchAhead, { searchParams }) => {
  const id = searchParams.get('id') ?? '';
  if (id !== '') fetchAhead(getShowJobOfferQueryOptions(id));
};
