import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineWordsAtom } from '../connection/offlineWords.ts';
import { useIsOnline } from '../connection/useIsOnline.ts';
import { ClockContext, useFormat } from '../format/useFormat.ts';
import { isKeptQuestion } from './isKeptQuestion.ts';

/** When the oldest answer on the screen was given, in ms since 1970; null when there is none. */
const oldestShown = (client: QueryClient): number | null => {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter((query) => isKeptQuestion(query) && query.state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? null : Math.min(...times);
};

/** Whether a part of the screen has nothing to show before there is a network again. */
const isSomethingAwaited = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .some(({ state }) => state.data === undefined && state.fetchStatus === 'paused');

/** Tells the notice of a lost network how old the screen is: as old as the oldest answer on it. */
export const useTellAge = (): void => {
  const client = useQueryClient();
  const { t } = useTranslation('shared');
  const format = useFormat();
  const now = useContext(ClockContext);
  const tell = useSetAtom(offlineWordsAtom);
  const isOnline = useIsOnline();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  const oldest = useSyncExternalStore(subscribe, () => (isOnline ? null : oldestShown(client)));
  const isAwaited = useSyncExternalStore(subscribe, () => !isOnline && isSomethingAwaited(client));
  const wordsOf = (): string | null => {
    if (isAwaited) return t('offline.awaited');
    if (oldest === null) return null;
    const given = new Date(oldest).toISOString();
    const isToday = format.date(given) === format.date(now().toISOString());
    return t('offline.asOf', { time: isToday ? format.time(given) : format.dateAndTime(given) });
  };
  const words = wordsOf();
  useEffect(() => {
    tell(words);
    return () => tell(null);
  }, [tell, words]);
};
