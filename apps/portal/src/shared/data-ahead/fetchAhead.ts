import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { freshFor } from './freshFor.ts';

/** Begins to fetch an answer that a screen will ask for, under the key it will ask with. */
export type FetchAhead = <Answer, Failure, Data, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Failure, Data, Key>,
) => void;

/** Tells what the screen at an address will ask for first. */
export type DataAhead = (fetchAhead: FetchAhead, destination: URL) => void;

/**
 * What a failure is about is told by the screen, which asks again.
 * @param hear is given what ends once an answer is there, or has failed
 */
export const fetchAheadInto =
  (client: QueryClient, hear?: (answered: Promise<void>) => void): FetchAhead =>
  (query) => {
    client.setQueryDefaults(query.queryKey, { staleTime: freshFor });
    const answered = client.prefetchQuery({ ...query, meta: { isSilent: true } });
    hear?.(answered);
  };
