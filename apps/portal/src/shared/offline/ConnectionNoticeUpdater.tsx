import { ApiError } from '@michi/api/transport';
import {
  type QueryClient,
  notifyManager,
  useQueryClient,
  type Query,
  useMutationState,
} from '@tanstack/react-query';
import { useCallback, useContext, useMemo, useSyncExternalStore, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ConnectionLoss, connectionNoticeAtom, useIsOnline } from './connection.ts';
import { ClockContext, useFormat } from '../format/useFormat.ts';
import { isPersistedQuery } from './persistQueries.ts';
import { useSetAtom } from 'jotai';
import { changesScope } from './mutations/offlineMutation.ts';

/** A single failure may be a lost packet. */
const failuresUntilReport = 2;

/** Statuses of a proxy without a server and of a server without its database. */
const awayStatuses = [502, 503, 504];

const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || (error.status !== null && awayStatuses.includes(error.status)));

/** A service that answers some and turns others away is busy: each waits as long as it was asked to. */
const isToldToWait = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'problem' && error.failure.retryAfter !== undefined;

/**
 * Detects outages of the service: two failures of one query report an outage, and the next response its end, which
 * refetches active queries that failed, unless they were asked to wait.
 * @returns a function that stops it
 */
export const watchService = (client: QueryClient, setReached: (isReached: boolean) => void): (() => void) => {
  let isReached = true;
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    const hasFailed = action.type === 'failed' || action.type === 'error';
    if (hasFailed && isReached && isUnreached(action.error)) {
      isReached = query.state.fetchFailureCount < failuresUntilReport;
      if (!isReached) setReached(false);
    }
    // `manual` marks a value set by the portal itself, such as an optimistic update.
    if (action.type === 'success' && action.manual !== true && !isReached) {
      isReached = true;
      setReached(true);
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.fetchFailureCount > 0 && !isToldToWait(state.fetchFailureReason),
      });
    }
  });
};

/** Times of responses; a change of the student does not renew them. */
type Ages = WeakMap<Query, number>;

const givenAt = (query: Query, ages: Ages): number => {
  const time = Math.min(ages.get(query) ?? Infinity, query.state.dataUpdatedAt);
  ages.set(query, time);
  return time;
};

/** Time of the oldest visible data, in ms since 1970; null if there are none. */
const oldestShown = (client: QueryClient, ages: Ages): number | null => {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter((query) => isPersistedQuery(query) && query.state.data !== undefined)
    .map((query) => givenAt(query, ages));
  return times.length === 0 ? null : Math.min(...times);
};

/** Whether a part of the screen has no data until there is a connection again. */
const isSomethingAwaited = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .some(
      ({ state }) =>
        state.data === undefined && (state.fetchStatus === 'paused' || state.fetchFailureCount > 0),
    );

/** Describes the age of the oldest visible data while a connection is lost; null while unknown. */
const useDataAge = (lost: ConnectionLoss | null): string | null => {
  const client = useQueryClient();
  const { t } = useTranslation('shared');
  const format = useFormat();
  const now = useContext(ClockContext);
  const isLost = lost !== null;
  // Reset whenever a connection is lost.
  const ages = useMemo<Ages | null>(() => (isLost ? new WeakMap() : null), [isLost]);
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  const oldest = useSyncExternalStore(subscribe, () => (ages === null ? null : oldestShown(client, ages)));
  const isAwaited = useSyncExternalStore(subscribe, () => isLost && isSomethingAwaited(client));
  if (lost === null) return null;
  if (isAwaited) return t(`connection.${lost}.awaited`);
  if (oldest === null) return null;
  const given = new Date(oldest).toISOString();
  const isToday = format.date(given) === format.date(now().toISOString());
  return t(`connection.${lost}.asOf`, { time: isToday ? format.time(given) : format.dateAndTime(given) });
};

const useLost = (): ConnectionLoss | null => {
  const client = useQueryClient();
  const [isReached, setReached] = useState(true);
  useEffect(() => watchService(client, setReached), [client]);
  const isOnline = useIsOnline();
  if (!isOnline) return 'offline';
  return isReached ? null : 'unreached';
};

/** Updates the notice of a lost connection with the age of the screen's data and the queued changes. Renders nothing. */
export function ConnectionNoticeUpdater() {
  const { t } = useTranslation('shared');
  const setReached = useSetAtom(connectionNoticeAtom);
  const lost = useLost();
  const age = useDataAge(lost);
  const { length: count } = useMutationState({
    filters: { status: 'pending', predicate: ({ options }) => options.scope?.id === changesScope },
  });
  const title = lost === null ? null : t(`connection.${lost}.title`);
  const shown = lost === null ? null : (age ?? t(`connection.${lost}.text`));
  const text = lost === null || count === 0 ? shown : t(`connection.${lost}.waiting`, { count, shown });
  useEffect(() => {
    setReached(lost === null || title === null || text === null ? null : { lost, title, text });
    return () => setReached(null);
  }, [setReached, lost, title, text]);
  return null;
}
