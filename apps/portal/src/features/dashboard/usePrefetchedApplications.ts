import { getShowApplicationDossierQueryOptions } from '@michi/api/job';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSavingData } from '../../shared/offline/connection/isSavingData.ts';
import { untilIdle } from '../../shared/ui/screen/untilIdle.ts';
import { useIsLoaded } from '../../shared/ui/screen/useIsLoaded.ts';
import type { DashboardStep } from './nextSteps.ts';

/** Milliseconds for which a second visit requests nothing again. */
const freshFor = 5 * 60_000;

/** Milliseconds to wait for an idle browser before each application. */
const longestBusy = 10_000;

/**
 * Requests applications one after the other, each when the browser is idle, so that they are saved on the device; none offline
 * or with data saving enabled. Ends at the first failure: a page that is opened requests its application itself.
 */
export const prefetchApplications = async (
  client: QueryClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  if (isSavingData()) return;
  for (const id of ids) {
    await untilIdle(longestBusy);
    if (signal.aborted || !navigator.onLine) return;
    const query = getShowApplicationDossierQueryOptions(id);
    await client.prefetchQuery({ ...query, staleTime: freshFor, retry: false, meta: { isSilent: true } });
    if (client.getQueryState(query.queryKey)?.status === 'error') return;
  }
};

/** Prefetches the applications that the dashboard leads to, the soonest due first, once the page has loaded and is in use. */
export const usePrefetchedApplications = (steps: readonly DashboardStep[]): void => {
  const client = useQueryClient();
  const isLoaded = useIsLoaded();
  // A string, so that a refetch with the same steps begins nothing anew.
  const ids = steps.flatMap((step) => ('seminar' in step ? [] : (step.applicationId ?? []))).join(' ');
  useEffect(() => {
    if (!isLoaded || ids === '') return undefined;
    const end = new AbortController();
    void prefetchApplications(client, ids.split(' '), end.signal);
    return () => end.abort();
  }, [client, isLoaded, ids]);
};
