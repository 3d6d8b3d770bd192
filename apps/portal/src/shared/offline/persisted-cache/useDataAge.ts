import { notifyManager, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectionLoss } from '../connection/connectionNotice.ts';
import { ClockContext, useFormat } from '../../format/useFormat.ts';
import { isPersistedQuery } from './isPersistedQuery.ts';

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
export const useDataAge = (lost: ConnectionLoss | null): string | null => {
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
