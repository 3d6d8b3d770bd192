import { ApiError } from '@michi/api/transport';
import type { QueryClient, QueryMeta } from '@tanstack/react-query';
import { isNotFound, isNotImplemented } from './errorMessage.ts';
import type { OfflineMeta } from '../offline/mutations/storedMutations.ts';

/** Whether to show a message: without a session the login page opens instead. */
export const needsMessage = (error: unknown): boolean => !(error instanceof ApiError) || error.status !== 401;

/** Whether the resource, or the operation, does not exist. The screen shows that itself. */
const isAbsent = (error: unknown): boolean => isNotImplemented(error) || isNotFound(error);

const isAway = (error: unknown): boolean => error instanceof ApiError && error.status === 503;

interface QueryOwner {
  readonly meta?: QueryMeta | undefined;
}

const isSilentFor = ({ meta }: QueryOwner, error: unknown): boolean =>
  typeof meta?.isSilent === 'function' ? meta.isSilent(error) : meta?.isSilent === true;

interface ReportedQuery extends QueryOwner {
  readonly queryKey: readonly unknown[];
  readonly queryHash: string;
  readonly observers: readonly { readonly options: QueryOwner }[];
}

/** A silently prefetched query is reported once a screen waits for it. */
const isSilent = (query: ReportedQuery, error: unknown): boolean =>
  query.observers.length === 0
    ? isSilentFor(query, error)
    : query.observers.every(({ options }) => isSilentFor(options, error));

/** What is unavailable: the service of the query, or the network. */
const outageOf = (query: ReportedQuery, error: unknown): string => {
  if (error instanceof ApiError && error.failure.kind === 'network') return 'network';
  return serviceOf(query);
};

/** The service named by a generated key, otherwise the query itself. */
const serviceOf = ({ queryKey: [first, second], queryHash }: ReportedQuery): string =>
  first === 'api' && typeof second === 'string' ? second : queryHash;

export interface FailureReports {
  readonly report: (error: unknown) => void;
  /** Withdraws a report when the student retries. */
  readonly takeBack: (error: unknown) => void;
  /** Whether the current request was triggered by a click. */
  readonly isPressing: () => boolean;
}

/**
 * Reports failed calls of a query client ("Any failed call"). Only this function decides which are shown in a toast:
 * - a mutation: each time;
 * - the first load of a query: once per visit of a screen and per retry by the student, not for background retries;
 * - a refetch while earlier data are shown: once per outage of its service, until it responds again; not while the service
 *   is busy or away (503), which `ConnectionNotice` shows with the age of the data;
 * - none for a lost session, a 404 or a refused address (422), and none with `meta: { isSilent }`, which callers handle
 *   (`reportFailures.test.ts` lists them).
 * @returns a function that stops it
 */
export const reportFailures = (
  client: QueryClient,
  { report, takeBack, isPressing }: FailureReports,
): (() => void) => {
  const failing = new Map<string, unknown>();
  const outages = new Set<string>();
  const stopQueries = client.getQueryCache().subscribe((event) => {
    const { query } = event;
    const { queryHash } = query;
    const isLeft = event.type === 'observerRemoved' && query.getObserversCount() === 0;
    if (event.type === 'removed' || isLeft) failing.delete(queryHash);
    if (event.type !== 'updated') return;
    const { action } = event;
    // A value set by the portal itself, such as an optimistic mark, is not a response.
    if (action.type === 'success' && action.manual !== true) {
      failing.delete(queryHash);
      outages.delete('network');
      outages.delete(serviceOf(query));
    }
    const isTriedAgain = action.type === 'fetch' && query.state.data === undefined && isPressing();
    if (isTriedAgain && failing.has(queryHash)) {
      takeBack(failing.get(queryHash));
      failing.delete(queryHash);
    }
    if (action.type !== 'error' || failing.has(queryHash)) return;
    const error: unknown = action.error;
    if (!needsMessage(error) || isAbsent(error) || isSilent(query, error)) return;
    if (query.state.data !== undefined && isAway(error)) return;
    failing.set(queryHash, error);
    const outage = outageOf(query, error);
    const isKnown = outages.has(outage);
    outages.add(outage);
    if (query.state.data === undefined || !isKnown) report(error);
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const error: unknown = event.action.error;
    if (needsMessage(error) && !isSilentFor(event.mutation, error)) report(error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
};

interface Meta {
  /** Suppresses the toast for all failures, or for those for which it returns true. */
  readonly isSilent?: boolean | ((error: unknown) => boolean);
  readonly offline?: OfflineMeta;
  readonly [name: string]: unknown;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}
