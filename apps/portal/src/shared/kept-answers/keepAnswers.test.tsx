import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { logger } from '../log/logger.ts';
import { answerStore, createAnswerStore, type AnswerStore, type KeptAnswer } from './answerStore.ts';
import { isKeptQuestion, isShownMeanwhile } from './isKeptQuestion.ts';
import { keepAnswers, longestAnswer, mostAnswers } from './keepAnswers.ts';
import { longestAge } from './showKept.ts';

const now = () => new Date('2026-11-22T04:40:00Z');
const hour = 60 * 60_000;

const memory = (kept: Readonly<Record<string, KeptAnswer>> = {}) => {
  const answers = new Map(Object.entries(kept));
  const store: AnswerStore = {
    list: async () => ({ answers: [...answers], unreadable: [] }),
    read: async (hash) => answers.get(hash) ?? null,
    write: async (given) => given.forEach(([hash, answer]) => answers.set(hash, answer)),
    remove: async (hashes) => hashes.forEach((hash) => answers.delete(hash)),
    removeOthers: async () => answers.clear(),
  };
  return { store, answers };
};

const question = ['api', 'job', 'jobs', 'all'];
const hash = JSON.stringify(question);
const answerOf = (changes: Partial<KeptAnswer> = {}): KeptAnswer => ({
  owner: 'hana',
  release: '1',
  answer: '["Tester"]',
  givenAt: now().getTime() - hour,
  ...changes,
});

interface Turn {
  isHana: boolean;
}

const begin = (store: AnswerStore, turn: Turn = { isHana: true }, isShownFirst = true) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = keepAnswers(client, {
    owner: 'hana',
    release: '1',
    isOwnersTurn: () => turn.isHana,
    isShownFirst,
    store,
    now,
  });
  const ends: (() => void)[] = [stop];
  const ask = (queryKey: readonly unknown[], answer: unknown = []) => {
    const observer = new QueryObserver(client, { queryKey, queryFn: async () => answer });
    ends.push(observer.subscribe(() => undefined));
    return () => observer.getCurrentResult();
  };
  return { client, ask, end: () => ends.toReversed().forEach((stopOne) => stopOne()) };
};

afterEach(() => onlineManager.setOnline(true));

test('what was answered with a network is shown without one, as old as it is', async () => {
  const { store, answers } = memory();
  const before = begin(store);
  const first = before.ask(question, ['Tester']);
  await vi.waitFor(() => expect(first().data).toEqual(['Tester']));
  before.end();
  await vi.waitFor(() => expect(answers.get(hash)).toMatchObject({ owner: 'hana', answer: '["Tester"]' }));

  onlineManager.setOnline(false);
  const kept = answers.get(hash);
  answers.set(hash, answerOf({ ...kept, givenAt: now().getTime() - hour }));
  const later = begin(store);
  const second = later.ask(question);
  await vi.waitFor(() => expect(second().data).toEqual(['Tester']));
  expect(second().dataUpdatedAt).toBe(now().getTime() - hour);
  // Shown again is not given again.
  later.end();
  expect(answers.get(hash)?.givenAt).toBe(now().getTime() - hour);
});

test.each([
  ['of another student', { owner: 'alex' }],
  ['of another release', { release: '0' }],
  ['too old', { givenAt: now().getTime() - longestAge - 1 }],
])('what is %s is not shown, and is removed', async (_which, changes) => {
  const { store, answers } = memory({ [hash]: answerOf(changes) });
  onlineManager.setOnline(false);
  const { ask, end } = begin(store);
  const shown = ask(question);
  await vi.waitFor(() => expect(answers.size).toBe(0));
  expect(shown().data).toBeUndefined();
  end();
});

test('while the service is asked anew, what others write is shown as it was, and then as it is', async () => {
  const { store } = memory({ [hash]: answerOf() });
  const { ask, end } = begin(store);
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  const shown = ask(question, promise);
  await vi.waitFor(() => expect(shown()).toMatchObject({ data: ['Tester'], isFetching: true }));
  expect(shown().dataUpdatedAt).toBe(now().getTime() - hour);
  resolve(['Baker']);
  await vi.waitFor(() => expect(shown()).toMatchObject({ data: ['Baker'], isFetching: false }));
  end();
});

test('where the portal has no worker of its own, nothing kept is shown with a network', async () => {
  const { store } = memory({ [hash]: answerOf() });
  const read = vi.spyOn(store, 'read');
  const { ask, end } = begin(store, undefined, false);
  const shown = ask(question, ['Baker']);
  await vi.waitFor(() => expect(shown().data).toEqual(['Baker']));
  expect(read).not.toHaveBeenCalled();
  end();
});

test('what was answered meanwhile is not replaced by what was kept', async () => {
  const { promise, resolve } = Promise.withResolvers<KeptAnswer>();
  const { store } = memory();
  const read = vi.fn(() => promise);
  const { ask, end } = begin({ ...store, read });
  const shown = ask(question, ['Baker']);
  await vi.waitFor(() => expect(shown().data).toEqual(['Baker']));
  expect(read).toHaveBeenCalledOnce();
  resolve(answerOf());
  await promise;
  await Promise.resolve();
  expect(shown().data).toEqual(['Baker']);
  end();
});

test('of what a student changes by a form, nothing is shown before the service has answered', async () => {
  const own = ['api', 'user', 'students', 'profile'];
  const { store } = memory({ [JSON.stringify(own)]: answerOf() });
  const read = vi.spyOn(store, 'read');
  const { ask, end } = begin(store);
  const shown = ask(own, ['Baker']);
  await vi.waitFor(() => expect(shown().data).toEqual(['Baker']));
  expect(read).not.toHaveBeenCalled();
  end();
});

test('after the session nothing more is written', async () => {
  const { store, answers } = memory();
  const turn = { isHana: true };
  const { ask, end } = begin(store, turn);
  const shown = ask(question, ['Tester']);
  await vi.waitFor(() => expect(shown().isSuccess).toBe(true));
  turn.isHana = false;
  end();
  await Promise.resolve();
  expect(answers.size).toBe(0);
});

test('answers of other users are removed, and of everybody where nobody is left', async () => {
  await answerStore.removeOthers(null);
  await answerStore.write([
    ['one', answerOf()],
    ['two', answerOf({ owner: 'alex' })],
  ]);
  await answerStore.removeOthers('alex');
  expect((await answerStore.list()).answers.map(([, { owner }]) => owner)).toEqual(['alex']);
  await answerStore.removeOthers(null);
  expect((await answerStore.list()).answers).toEqual([]);
});

test.each([
  [
    'refuses databases to the page',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['has no databases', () => undefined],
])('where the browser %s there is nothing to remove', async (_case, get) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get });
  try {
    await createAnswerStore('michi-answers-none').removeOthers(null);
  } finally {
    if (own === undefined) Reflect.deleteProperty(globalThis, 'indexedDB');
    else Object.defineProperty(globalThis, 'indexedDB', own);
  }
});

test('is bounded in size: the oldest go first, and what is too long is not kept', async () => {
  const many = Array.from({ length: mostAnswers }, (_, index) => [
    `old-${index}`,
    answerOf({ givenAt: now().getTime() - hour - index }),
  ]);
  const { store, answers } = memory(Object.fromEntries(many));
  const { ask, end } = begin(store);
  const short = ask(question, ['Tester']);
  const long = ask(['api', 'job', 'long'], 'x'.repeat(longestAnswer));
  await vi.waitFor(() => expect([short().isSuccess, long().isSuccess]).toEqual([true, true]));
  end();
  await vi.waitFor(() => expect(answers.has(hash)).toBe(true));
  await vi.waitFor(() => expect(answers.size).toBe(mostAnswers));
  expect(answers.has(`old-${mostAnswers - 1}`)).toBe(false);
});

test('a store that refuses is not asked again and one with nonsense not believed; neither costs anything else', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const refuse = vi.fn(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  const refusing = begin({ list: refuse, read: refuse, write: refuse, remove: refuse, removeOthers: refuse });
  const shown = refusing.ask(question, ['Tester']);
  await vi.waitFor(() => expect(shown().data).toEqual(['Tester']));
  refusing.end();
  await Promise.resolve();
  expect(refuse).toHaveBeenCalledOnce();
  onlineManager.setOnline(false);
  const { store } = memory({ [hash]: answerOf({ answer: '{"half' }) });
  const nonsense = begin(store);
  const empty = nonsense.ask(question);
  await Promise.resolve();
  expect(empty().data).toBeUndefined();
  nonsense.end();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test.each([
  [['api', 'job', 'jobs', 'all'], true],
  [['api', 'job', 'jobs', 'show', 'id'], true],
  [['api', 'user', 'users', 'profile'], true],
  [['api', 'user', 'auth', 'sessions'], false],
  [['api', 'user', 'students', 'qr'], false],
  [['api', 'user', 'users', 'calendar', {}], false],
  [['else'], false],
])('of %j it is %s that the answer stays on the device', (queryKey, isKept) => {
  expect(isKeptQuestion({ queryKey })).toBe(isKept);
});

test.each([
  [['api', 'job', 'jobs', 'all'], true],
  [['api', 'news', 'posts', 'published'], true],
  [['api', 'job', 'applications', 'student'], false],
  [['api', 'university', 'counsellings', 'id'], false],
  [['api', 'user', 'users', 'profile'], false],
  [['else', 'job', 'jobs'], false],
])('of %j it is %s that it is shown while the service is asked', (queryKey, isShown) => {
  expect(isShownMeanwhile({ queryKey })).toBe(isShown);
});

test('the store of the browser gives back what it keeps, names what it cannot read, and forgets all', async () => {
  const store = createAnswerStore('michi-answers-test');
  await store.removeOthers(null);
  await store.write([[hash, answerOf()]]);
  expect(await store.list()).toEqual({ answers: [[hash, answerOf()]], unreadable: [] });
  expect(await store.read(hash)).toEqual(answerOf());
  expect(await store.read('nothing')).toBeNull();
  const nonsense = { ...answerOf(), givenAt: Number.NaN, answer: undefined };
  const raw = indexedDB.open('michi-answers-test');
  await new Promise((resolve, reject) => {
    raw.addEventListener('error', () => reject(new Error('The browser keeps nothing')));
    raw.addEventListener('success', () => {
      const writing = raw.result.transaction('answers', 'readwrite');
      writing.objectStore('answers').put(nonsense, hash);
      writing.addEventListener('complete', resolve);
    });
  });
  raw.result.close();
  expect(await store.list()).toEqual({ answers: [], unreadable: [hash] });
  expect(await store.read(hash)).toBeNull();
  await store.removeOthers(null);
  expect(await store.list()).toEqual({ answers: [], unreadable: [] });
});
