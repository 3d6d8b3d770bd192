import type { Query, QueryClient } from '@tanstack/react-query';
import type { NamedAnswer } from './answerStore.ts';
import { isKeptQuestion } from './isKeptQuestion.ts';
import { isGood, isWaiting, showKept, type Keeping } from './showKept.ts';

/** Answers kept at most; those longest not given again go first. */
export const mostAnswers = 200;

/** Characters of an answer worth keeping. */
export const longestAnswer = 1_000_000;

/** How long new answers are gathered before they are written, in ms. */
const gatherMilliseconds = 1_000;

/** An answer as text; null when it is a file, or too long to be worth it. */
const textOf = (data: unknown): string | null => {
  if (data instanceof Blob) return null;
  const text = JSON.stringify(data);
  return text === undefined || text.length > longestAnswer ? null : text;
};

/**
 * Keeps what the services answer on this device, and shows it where there is no network to ask: with the time it was given
 * at, so that the screen can say how old it is. With a network, what others write may be shown until the service has
 * answered anew, and nothing else. A store that refuses costs what would have been kept, and nothing else.
 * @returns a function that stops it
 */
export const keepAnswers = (client: QueryClient, keeping: Keeping): (() => void) => {
  const { owner, release, isOwnersTurn, isShownFirst, store } = keeping;
  const cache = client.getQueryCache();
  const fresh = new Map<string, Query>();
  const ages = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isRefused = false;

  /** A browser that refuses its store once refuses it always: its reader's choice, and nothing to report. */
  const giveUp = (): void => {
    isRefused = true;
    fresh.clear();
  };

  const begin = async (): Promise<void> => {
    const { answers, unreadable } = await store.list();
    for (const [hash, kept] of answers) if (isGood(kept, keeping)) ages.set(hash, kept.givenAt);
    const useless = answers.map(([hash]) => hash).filter((hash) => !ages.has(hash));
    if (useless.length + unreadable.length > 0) await store.remove([...useless, ...unreadable]);
  };
  let begun: Promise<void> | undefined;
  const haveBegun = (): Promise<void> => (begun ??= begin().catch(giveUp));

  const stillKeeping = { ...keeping, isOwnersTurn: () => !isOver && isOwnersTurn() };
  const show = async (query: Query): Promise<void> => {
    if (isRefused) return;
    await showKept(client, query, stillKeeping);
    // All the others are looked at after it: they may be many, and somebody waits for this one.
    void haveBegun();
  };

  const write = async (): Promise<void> => {
    if (isRefused) return;
    const answers: NamedAnswer[] = [];
    for (const [hash, { state }] of fresh) {
      const answer = textOf(state.data);
      if (answer === null) continue;
      answers.push([hash, { owner, release, answer, givenAt: state.dataUpdatedAt }]);
    }
    fresh.clear();
    await haveBegun();
    // Signed out meanwhile: what was kept is gone, and stays gone.
    if (isRefused || !isOwnersTurn() || answers.length === 0) return;
    await store.write(answers);
    for (const [hash, { givenAt }] of answers) ages.set(hash, givenAt);
    const oldestFirst = [...ages].toSorted(([, one], [, other]) => one - other).map(([hash]) => hash);
    const tooMany = oldestFirst.slice(0, Math.max(0, ages.size - mostAnswers));
    if (tooMany.length === 0) return;
    for (const hash of tooMany) ages.delete(hash);
    await store.remove(tooMany);
  };
  const writeNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    write().catch(giveUp);
  };

  const look = (query: Query): void => {
    if (isKeptQuestion(query) && isWaiting(query, isShownFirst)) show(query).catch(giveUp);
  };
  const stop = cache.subscribe((event) => {
    if (isRefused || event.type !== 'updated') return;
    const { action } = event;
    const query = cache.get(event.query.queryHash);
    if (query === undefined) return;
    if (action.type === 'pause' || action.type === 'fetch') look(query);
    if (action.type !== 'success' || action.manual === true || !isKeptQuestion(query)) return;
    fresh.set(query.queryHash, query);
    timer ??= setTimeout(writeNow, gatherMilliseconds);
  });
  for (const query of cache.getAll()) {
    look(query);
    // What was answered before this began.
    if (query.state.data === undefined || !isKeptQuestion(query)) continue;
    fresh.set(query.queryHash, query);
    timer ??= setTimeout(writeNow, gatherMilliseconds);
  }
  addEventListener('pagehide', writeNow);

  return () => {
    isOver = true;
    stop();
    removeEventListener('pagehide', writeNow);
    if (fresh.size > 0) writeNow();
    else clearTimeout(timer);
  };
};
