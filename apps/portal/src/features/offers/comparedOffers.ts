import type { JobOffer } from '@michi/api/job';
import { isId } from '../../shared/navigation/searchParams.ts';

export const mostCompared = 4;

/** The offers that an address names, as far as they can be side by side. */
export const readOfferIds = (query: URLSearchParams): readonly string[] =>
  [...new Set(query.getAll('ids'))].filter(isId).slice(0, mostCompared);

/**
 * The offers to compare. Fewer than two of the address are completed: first with those that await a response, then with others.
 * @param named in the address
 * @param offers all there are, those that await a response first
 */
export const offersToCompare = (
  named: readonly string[],
  offers: readonly Pick<JobOffer, 'id' | 'status'>[],
): readonly string[] => {
  if (named.length > 1) return named;
  const waiting = offers.filter(({ status }) => status === 'OFFERED');
  const withWaiting = new Set([...named, ...waiting.map(({ id }) => id)]);
  const ids = withWaiting.size > 1 ? withWaiting : new Set([...named, ...offers.map(({ id }) => id)]);
  return [...ids].slice(0, mostCompared);
};
