import { ApiError } from '@michi/api/transport';
import type { QueryClient } from '@tanstack/react-query';

/** Whether a failure needs words: a lost session speaks by the login page it leads to. */
const needsWords = (error: unknown): boolean => !(error instanceof ApiError) || error.status !== 401;

/**
 * Reports every failed call of a query client (product spec, section 8, "Any failed call"): a query once when it begins
 * to fail and not again at each of its later tries, a mutation each time. Those with `meta: { isSilent: true }` are left
 * to their callers.
 * @returns a function that stops it
 */
export const reportFailures = (client: QueryClient, report: (error: unknown) => void): (() => void) => {
  const failing = new Set<string>();
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { queryHash, meta } = event.query;
    if (event.action.type === 'success') failing.delete(queryHash);
    if (event.action.type !== 'error' || failing.has(queryHash)) return;
    failing.add(queryHash);
    if (meta?.isSilent !== true && needsWords(event.action.error)) report(event.action.error);
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (event.mutation.meta?.isSilent !== true && needsWords(event.action.error)) report(event.action.error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly isSilent?: boolean };
    mutationMeta: { readonly isSilent?: boolean };
  }
}
