import { session } from '@michi/api/session';
import type { Query, QueryClient } from '@tanstack/react-query';
import { untilIdle } from '../screen/untilIdle.ts';
import { forgetAnswers } from './answerStore.ts';
import { isKeptQuestion, isShownMeanwhile } from './isKeptQuestion.ts';
import { isReturning } from './isReturning.ts';
import { ownPersister, type Persister } from './ownPersister.ts';

/** How long what is shown is drawn at most before what is of no use any more is removed, in ms. */
const longestDrawing = 10_000;

/** A store that refuses costs what would have been kept, and nothing else: its reader's choice, and nothing to report. */
const giveUp = (): undefined => undefined;

/** Has nothing to show until there is a network, or an answer of the service that may be shown as it was meanwhile. */
const isWaiting = (query: Query): boolean => {
  const { data, fetchStatus } = query.state;
  if (data !== undefined || !isKeptQuestion(query)) return false;
  return fetchStatus === 'paused' || (fetchStatus === 'fetching' && isShownMeanwhile(query) && isReturning());
};

/** Shows the kept answer to a question that waits, as old as it is, unless the service has answered meanwhile. */
const showKept = (client: QueryClient, query: Query, persister: Persister): Promise<void> =>
  new Promise((resolve) => {
    persister
      .retrieveQuery(query.queryHash, ({ state }) => {
        if (isWaiting(query))
          client.setQueryData(query.queryKey, state.data, { updatedAt: state.dataUpdatedAt });
        resolve();
      })
      .then((found) => found === undefined && resolve(), resolve);
  });

/** Shows what is kept of all that a client waits for. */
export const showAllKept = async (client: QueryClient): Promise<void> => {
  const persister = ownPersister();
  if (persister === undefined) return;
  const waiting = client.getQueryCache().findAll({ predicate: isWaiting });
  await Promise.all(waiting.map((query) => showKept(client, query, persister)));
};

/**
 * Keeps what the services answer on this device, and shows it where there is no network to ask: with the time it was given
 * at, so that the screen can say how old it is. With a network, what others write may be shown until the service has
 * answered anew, and nothing else. The persister is used beside the question and not as its `persister`, which would ask the
 * service only once the store has answered, and take what it reads there for an answer of the service.
 * @returns a function that stops it; undefined where nobody is signed in
 */
export const keepAnswers = (client: QueryClient): (() => void) | undefined => {
  const persister = ownPersister();
  if (persister === undefined) return undefined;
  const cache = client.getQueryCache();
  const keep = (query: Query): void => {
    const { data } = query.state;
    if (data === undefined || data instanceof Blob || !isKeptQuestion(query)) return;
    persister.persistQuery(query).catch(giveUp);
  };
  for (const query of cache.getAll()) keep(query);
  void showAllKept(client);
  const tidy = async (): Promise<void> => {
    await untilIdle(longestDrawing);
    await persister.persisterGc();
    // What other users and earlier releases have left.
    await forgetAnswers(session.get('USER_ID'));
  };
  void tidy().catch(giveUp);
  return cache.subscribe((event) => {
    const query = cache.get(event.query.queryHash);
    if (event.type !== 'updated' || query === undefined) return;
    const { action } = event;
    if (action.type === 'success' && action.manual !== true) keep(query);
    if ((action.type === 'pause' || action.type === 'fetch') && isWaiting(query))
      void showKept(client, query, persister);
  });
};
