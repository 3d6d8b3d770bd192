import { type Query, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { session } from '@michi/api/session';
import type { Calendar } from '@michi/api/user';
import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import { releaseOf, isWorkerControlled } from './worker.ts';
import { persistedQueryStore, clearPersistedQueries } from './persistedQueryStore.ts';
import { useEffect } from 'react';
import { untilIdle } from '../ui/screen/afterLoad.ts';
import { sessionQueryClient } from '../session/queryClient.ts';

/** Lists and details of the user service; the rest of it is keys, sessions and codes. */
const ofUser =
  /^(users\/(profile|calendar)|students\/profile|students\/sent-resumes\/[^/]+|counsellors(\/[^/]+)?)$/;

/** Whether a query may be persisted: lists and details. Never sessions, two-step codes or the QR code. */
export const isPersistedQuery = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => {
  const [api, service, ...rest] = queryKey;
  if (api !== 'api' || typeof service !== 'string') return false;
  if (service !== 'user') return true;
  return ofUser.test(rest.filter((part) => typeof part === 'string').join('/'));
};

/** Data that others write, by service: no form edits them. */
const writtenByOthers: Readonly<Record<string, RegExp>> = {
  job: /^(jobs|categories|dashboard|job-counter)$/,
  seminar: /^(seminars|seminar-detail)$/,
  company: /^companies$/,
  news: /^posts$/,
};

/**
 * Whether persisted data may be shown while they are revalidated (stale-while-revalidate). Not for data of a form:
 * starting with stale data, it would overwrite later changes.
 */
export const isStaleWhileRevalidate = (question: Pick<Query, 'queryKey'>): boolean => {
  const [, service, part] = question.queryKey;
  return (
    isPersistedQuery(question) &&
    typeof service === 'string' &&
    typeof part === 'string' &&
    writtenByOthers[service]?.test(part) === true
  );
};

/** Maximum age of persisted data: two weeks, in ms. */
export const persistedMaxAge = 14 * 24 * 60 * 60_000;

/** Maximum length of a persisted response, in characters. */
export const persistedMaxLength = 1_000_000;

/** The secret of the calendar's address, which is not stored with the events. */
const secret: keyof Calendar = 'subscribeToken';

type Persister = ReturnType<typeof experimental_createQueryPersister<string>>;

/**
 * The persister of the signed-in student; undefined without one. Data are stored per user, and per release, since
 * another may parse them differently.
 */
export const userPersister = (): Persister | undefined => {
  const owner = session.get('USER_ID');
  if (owner === null) return undefined;
  return experimental_createQueryPersister<string>({
    storage: {
      ...persistedQueryStore,
      setItem: async (key, text) => {
        // After a sign-out, deleted data must not be written again.
        const isOwnersTurn = session.isSignedIn() && session.get('USER_ID') === owner;
        if (isOwnersTurn && text.length <= persistedMaxLength) await persistedQueryStore.setItem(key, text);
      },
    },
    serialize: (query) => JSON.stringify(query, (key, value: unknown) => (key === secret ? '' : value)),
    maxAge: persistedMaxAge,
    prefix: owner,
    buster: `${owner} ${releaseOf(document)}`,
  });
};

/** Longest wait for an idle browser before unusable entries are removed, in ms. */
const maxDrawing = 10_000;

/** Without storage only persistence is lost. The user may have chosen this, so it is not reported. */
const giveUp = (): undefined => undefined;

/** Whether a query without data is paused, or its persisted data may be shown while it is loading. */
const isWaiting = (query: Query): boolean => {
  const { data, fetchStatus } = query.state;
  if (data !== undefined || !isPersistedQuery(query)) return false;
  return (
    fetchStatus === 'paused' ||
    (fetchStatus === 'fetching' && isStaleWhileRevalidate(query) && isWorkerControlled())
  );
};

/** Restores the persisted response of a pending query with its age, unless a response has arrived meanwhile. */
const restoreQuery = (client: QueryClient, query: Query, persister: Persister): Promise<void> =>
  new Promise((resolve) => {
    persister
      .retrieveQuery(query.queryHash, ({ state }) => {
        if (isWaiting(query))
          client.setQueryData(query.queryKey, state.data, { updatedAt: state.dataUpdatedAt });
        resolve();
      })
      .then((restored) => restored === undefined && resolve(), resolve);
  });

export const restorePendingQueries = async (client: QueryClient): Promise<void> => {
  const persister = userPersister();
  if (persister === undefined) return;
  const waiting = client.getQueryCache().findAll({ predicate: isWaiting });
  await Promise.all(waiting.map((query) => restoreQuery(client, query, persister)));
};

/**
 * Persists query data and restores them offline with their age; online only data that others write, until revalidated.
 * Not done by the `persister` option of the query, which would delay the request until the store has responded, and
 * treat stored data as a response of the service.
 * @returns a function that stops it; undefined if nobody is signed in
 */
export const persistQueries = (client: QueryClient): (() => void) | undefined => {
  const persister = userPersister();
  if (persister === undefined) return undefined;
  const cache = client.getQueryCache();
  const keep = (query: Query): void => {
    const { data } = query.state;
    if (data === undefined || data instanceof Blob || !isPersistedQuery(query)) return;
    persister.persistQuery(query).catch(giveUp);
  };
  for (const query of cache.getAll()) keep(query);
  void restorePendingQueries(client);
  const tidy = async (): Promise<void> => {
    await untilIdle(maxDrawing);
    await persister.persisterGc();
    // Data of other users and earlier releases.
    await clearPersistedQueries(session.get('USER_ID'));
  };
  void tidy().catch(giveUp);
  return cache.subscribe((event) => {
    const query = cache.get(event.query.queryHash);
    if (event.type !== 'updated' || query === undefined) return;
    const { action } = event;
    if (action.type === 'success' && action.manual !== true) keep(query);
    if ((action.type === 'pause' || action.type === 'fetch') && isWaiting(query))
      void restoreQuery(client, query, persister);
  });
};

/** Persists queries while a student is signed in. Renders nothing. */
export function PersistedQueryCache() {
  const client = useQueryClient();
  useEffect(() => persistQueries(client), [client]);
  return null;
}

/** Longest wait for stored data, in milliseconds: a store that does not respond must not block the first render. */
const maxWait = 1_000;

/** Restores the first screen's persisted data before the first render, so that it renders only once. */
export const restorePersistedQueries = async (): Promise<void> => {
  if (!isWorkerControlled()) return;
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, maxWait);
  });
  await Promise.race([restorePendingQueries(sessionQueryClient()), late]);
};
