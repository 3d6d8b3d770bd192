import { getShowCompanyQueryOptions } from '@michi/api/company';
import {
  getListJobOffersQueryOptions,
  getShowApplicationDossierQueryOptions,
  getShowInterviewQueryOptions,
  getShowJobOfferQueryOptions,
  getShowJobQueryOptions,
} from '@michi/api/job';
import { getShowSeminarQueryOptions } from '@michi/api/seminar';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useIsInUse } from '../../shared/GlobalDataProvider.tsx';
import type { PrefetchedQuery } from '../../shared/navigation/prefetch.ts';
import { isSavingData } from '../../shared/offline/connection.ts';
import { isOwed, type AnyStep } from '../../shared/ui/detail/nextStep.ts';
import { untilIdle, useIsLoaded } from '../../shared/ui/screen/afterLoad.ts';
import type { WaitingApplication } from './nextSteps.ts';

/** Milliseconds for which a second visit requests nothing again. */
const freshFor = 5 * 60_000;

/** Steps and applications prefetched at most. */
const mostSteps = 12;
const mostApplications = 40;

/** Milliseconds to wait for an idle browser before each request. */
const longestBusy = 10_000;

/** What the page reads that a step leads to (`stepPath`); an application is prefetched anyway. */
const stepQuery = (step: AnyStep): PrefetchedQuery => {
  if ('seminar' in step) return getShowSeminarQueryOptions(step.seminar.id);
  const { kind, job } = step;
  const { interviewId = null, jobOfferId = null } = job.application ?? {};
  if (kind === 'DECIDE_OFFER' && jobOfferId !== null) return getShowJobOfferQueryOptions(jobOfferId);
  return interviewId === null ? getShowJobQueryOptions(job.id) : getShowInterviewQueryOptions(interviewId);
};

/**
 * What the pages behind the dashboard read: the next steps, the list to compare if there are two or more offers to decide on,
 * each application, and the companies, whose reply times stand in the applications.
 */
export const applicationQueries = (
  steps: readonly AnyStep[],
  waiting: readonly WaitingApplication[],
): readonly PrefetchedQuery[] => {
  const ofJobs = steps.flatMap((step) => ('seminar' in step ? [] : step));
  const companies = new Map(
    [...ofJobs, ...waiting].flatMap(({ applicationId, job }) =>
      applicationId === null ? [] : [[applicationId, job.company.id]],
    ),
  );
  const applications = [...companies].slice(0, mostApplications).map(([id, company]) => ({ id, company }));
  const offers = ofJobs.filter(({ kind }) => kind === 'DECIDE_OFFER');
  const owedFirst = steps.toSorted((left, right) => Number(isOwed(right)) - Number(isOwed(left)));
  return [
    ...owedFirst.slice(0, mostSteps).map(stepQuery),
    ...(offers.length > 1 ? [getListJobOffersQueryOptions()] : []),
    ...applications.map(({ id }) => getShowApplicationDossierQueryOptions(id)),
    ...applications.map(({ company }) => getShowCompanyQueryOptions(company)),
  ];
};

/**
 * Requests one query after the other, each when the browser is idle, so that they are saved on the device; none offline
 * or with data saving enabled. Ends at the first failure: a page that is opened requests its data itself.
 */
export const prefetchInTurn = async (
  client: QueryClient,
  queries: readonly PrefetchedQuery[],
  signal: AbortSignal,
): Promise<void> => {
  if (isSavingData()) return;
  for (const query of queries) {
    await untilIdle(longestBusy);
    if (signal.aborted || !navigator.onLine) return;
    await client.prefetchQuery({ ...query, staleTime: freshFor, retry: false, meta: { isSilent: true } });
    if (client.getQueryState(query.queryKey)?.status === 'error') return;
  }
};

/**
 * Prefetches what the dashboard leads to, once the page has loaded and is in use: first the applications with a next step,
 * the soonest due first, then those that wait for a reply.
 */
export const usePrefetchedApplications = (
  steps: readonly AnyStep[],
  waiting: readonly WaitingApplication[] | undefined,
): void => {
  const client = useQueryClient();
  const isLoaded = useIsLoaded(useIsInUse());
  const queries = useMemo(() => applicationQueries(steps, waiting ?? []), [steps, waiting]);
  useEffect(() => {
    if (!isLoaded || queries.length === 0) return undefined;
    const end = new AbortController();
    void prefetchInTurn(client, queries, end.signal);
    return () => end.abort();
  }, [client, isLoaded, queries]);
};
