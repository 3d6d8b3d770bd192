import { session } from '@michi/api/session';
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { logger } from '../settings/logger.ts';
import { workerPath } from './worker.ts';
import { persistedQueryStore, clearPersistedQueries } from './persistedQueryStore.ts';
import {
  isPersistedQuery,
  isStaleWhileRevalidate,
  persistQueries,
  restorePendingQueries,
  persistedMaxAge,
  persistedMaxLength,
  userPersister,
  restorePersistedQueries,
} from './persistQueries.ts';
import { dropSessionQueryClient, sessionQueryClient } from '../session/queryClient.ts';

const hour = 60 * 60_000;
const question = ['api', 'job', 'jobs', 'all'];
const own = ['api', 'user', 'students', 'profile'];
const hash = JSON.stringify(question);

const signIn = (user: string) => {
  session.clear();
  session.set('AUTH', 'token');
  session.set('USER_ID', user);
};

/** Stores a response given to the signed-in user some ms ago. */
const keep = async (queryKey: readonly unknown[], age = hour) => {
  const client = new QueryClient();
  client.setQueryData(queryKey, ['Tester'], { updatedAt: Date.now() - age });
  const query = client.getQueryCache().find({ queryKey });
  if (query) await userPersister()?.persistQuery(query);
};

/** Everything that is kept, by key. */
const storedQueries = async () => Object.fromEntries(await persistedQueryStore.entries());

/** A screen of the signed-in user, and its queries. */
const begin = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ends = [persistQueries(client) ?? (() => undefined)];
  const end = () => ends.splice(0).forEach((stopOne) => stopOne());
  onTestFinished(end);
  const ask = (queryKey: readonly unknown[], response: unknown = []) => {
    const observer = new QueryObserver(client, { queryKey, queryFn: async () => response });
    ends.push(observer.subscribe(() => undefined));
    return () => observer.getCurrentResult();
  };
  return { client, ask, end };
};

/** Whether the portal's own worker controls the page, as on every visit but the first. */
const visitAgain = () =>
  vi
    .spyOn(ServiceWorkerContainer.prototype, 'controller', 'get')
    .mockReturnValue(
      Object.create(null, { scriptURL: { value: new URL(workerPath, location.origin).href } }),
    );

beforeEach(() => signIn('hana'));

afterEach(async () => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  session.clear();
  await clearPersistedQueries(null);
});

test('data loaded online are shown offline, with their age', async () => {
  const before = begin();
  const first = before.ask(question, ['Tester']);
  await vi.waitFor(async () => expect(await storedQueries()).toHaveProperty([`hana-${hash}`]));
  const givenAt = first().dataUpdatedAt;
  before.end();

  onlineManager.setOnline(false);
  const later = begin();
  const second = later.ask(question);
  await vi.waitFor(() => expect(second().data).toEqual(['Tester']));
  expect(second().dataUpdatedAt).toBe(givenAt);
});

test('the events of the calendar are stored without the secret of its address', async () => {
  const calendar = ['api', 'user', 'users', 'calendar'];
  begin().ask(calendar, { events: [{ title: 'Fair' }], subscribeToken: 'secret' });
  const stored = async () => (await storedQueries())[`hana-${JSON.stringify(calendar)}`];
  await vi.waitFor(async () => expect(await stored()).toContain('Fair'));
  expect(await stored()).not.toContain('secret');
});

test('data loaded before this began are stored too', async () => {
  const client = new QueryClient();
  client.setQueryData(question, ['Tester']);
  onTestFinished(persistQueries(client) ?? (() => undefined));
  await vi.waitFor(async () => expect(await storedQueries()).toHaveProperty([`hana-${hash}`]));
});

test('a query that is loading when the network is lost shows its stored data', async () => {
  await keep(own);
  const { client } = begin();
  const { promise, reject } = Promise.withResolvers<never>();
  void client.prefetchQuery({ queryKey: own, queryFn: () => promise, retry: 1, retryDelay: 1 });
  onlineManager.setOnline(false);
  reject(new Error('No network'));
  await vi.waitFor(() => expect(client.getQueryData(own)).toEqual(['Tester']));
});

test('data that the first screen waits for are shown before the first render', async () => {
  await keep(question);
  onlineManager.setOnline(false);
  const counters = ['api', 'job', 'jobs', 'summary'];
  const client = new QueryClient();
  for (const queryKey of [question, counters]) void client.prefetchQuery({ queryKey, queryFn: () => [] });
  await restorePendingQueries(client);
  expect([client.getQueryData(question), client.getQueryData(counters)]).toEqual([['Tester'], undefined]);
});

test.each([
  ['of another student', () => signIn('alex')],
  ['of a student who has signed out', () => session.clear()],
  [
    'of another release',
    () => {
      const script = document.createElement('script');
      Object.assign(script, { type: 'module', src: 'data:text/javascript,' });
      document.head.prepend(script);
      onTestFinished(() => script.remove());
    },
  ],
  ['too old', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + persistedMaxAge)],
])('what is %s is not shown', async (_which, change) => {
  await keep(question);
  change();
  onlineManager.setOnline(false);
  const client = new QueryClient();
  void client.prefetchQuery({ queryKey: question, queryFn: () => [] });
  await restorePendingQueries(client);
  expect(client.getQueryData(question)).toBeUndefined();
});

test('responses that are too old are removed, even if nothing requests them', async () => {
  // A browser under test is never idle.
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((work) => {
    work({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  });
  await keep(question, persistedMaxAge + 1);
  await keep(own);
  begin();
  await expect.poll(async () => Object.keys(await storedQueries())).toEqual([`hana-${JSON.stringify(own)}`]);
});

test('during revalidation, data of others are shown as stored, and then as loaded', async () => {
  visitAgain();
  await keep(question);
  const { ask } = begin();
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  const shown = ask(question, promise);
  await vi.waitFor(() => expect(shown()).toMatchObject({ data: ['Tester'], isFetching: true }));
  expect(shown().dataUpdatedAt).toBeLessThanOrEqual(Date.now() - hour);
  resolve(['Baker']);
  await vi.waitFor(() => expect(shown()).toMatchObject({ data: ['Baker'], isFetching: false }));
});

test.each([
  ['where the portal has no worker of its own, nothing kept', question, false],
  ['of what a student changes by a form, nothing', own, true],
])('%s is shown with a network', async (_case, queryKey, isSecondVisit) => {
  if (isSecondVisit) visitAgain();
  await keep(queryKey);
  const read = vi.spyOn(IDBObjectStore.prototype, 'get');
  const { ask } = begin();
  const shown = ask(queryKey, ['Baker']);
  await vi.waitFor(() => expect(shown().data).toEqual(['Baker']));
  expect(read).not.toHaveBeenCalled();
});

test('stored data do not replace newer responses', async () => {
  visitAgain();
  await keep(question);
  const read = vi.spyOn(IDBObjectStore.prototype, 'get');
  const { ask } = begin();
  const shown = ask(question, ['Baker']);
  await vi.waitFor(() => expect(shown().data).toEqual(['Baker']));
  expect(read).toHaveBeenCalledOnce();
  // Reads are queued, so this one resolves after the previous ones.
  await new Promise((resolve) => void userPersister()?.retrieveQuery(hash, resolve));
  expect(shown().data).toEqual(['Baker']);
});

test('after the session nothing more is written', async () => {
  const { ask } = begin();
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  const shown = ask(question, promise);
  session.clear();
  resolve(['Tester']);
  await vi.waitFor(() => expect(shown().isSuccess).toBe(true));
  expect(await storedQueries()).toEqual({});
});

test('responses of other users are removed, and all of them without a user', async () => {
  await keep(question);
  signIn('alex');
  await keep(question);
  await clearPersistedQueries('alex');
  expect(Object.keys(await storedQueries())).toEqual([`alex-${hash}`]);
  await clearPersistedQueries(null);
  expect(await storedQueries()).toEqual({});
});

test.each([
  [
    'refuses databases to the page',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['has no databases', () => undefined],
])('nothing is removed if the browser %s', async (_case, get) => {
  const databases = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get });
  try {
    const removing = vi.spyOn(IDBObjectStore.prototype, 'clear');
    await clearPersistedQueries(null);
    expect(removing).not.toHaveBeenCalled();
  } finally {
    if (databases === undefined) Reflect.deleteProperty(globalThis, 'indexedDB');
    else Object.defineProperty(globalThis, 'indexedDB', databases);
  }
});

test('files, and responses that are too long, are not stored', async () => {
  const { ask } = begin();
  const file = ask(['api', 'job', 'file'], new Blob(['x']));
  const long = ask(['api', 'job', 'long'], 'x'.repeat(persistedMaxLength));
  await vi.waitFor(() => expect([file().isSuccess, long().isSuccess]).toEqual([true, true]));
  const short = ask(question, ['Tester']);
  await vi.waitFor(async () => expect(Object.keys(await storedQueries())).toEqual([`hana-${hash}`]));
  expect(short().data).toEqual(['Tester']);
});

test('a failing store only loses what it would have stored, and invalid contents are ignored', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['get', 'put', 'delete', 'openCursor', 'getAll', 'getAllKeys'] as const)
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(refuse);
  const { client, ask } = begin();
  const shown = ask(question, ['Tester']);
  await vi.waitFor(() => expect(shown().data).toEqual(['Tester']));
  onlineManager.setOnline(false);
  void client.prefetchQuery({ queryKey: own, queryFn: () => [] });
  await restorePendingQueries(client);
  expect(client.getQueryData(own)).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  await persistedQueryStore.setItem(`hana-${JSON.stringify(own)}`, '{"half');
  await restorePendingQueries(client);
  expect(client.getQueryData(own)).toBeUndefined();
});

test.each([
  [['api', 'job', 'jobs', 'all'], true],
  [['api', 'job', 'jobs', 'show', 'id'], true],
  [['api', 'user', 'users', 'profile'], true],
  [['api', 'user', 'auth', 'sessions'], false],
  [['api', 'user', 'students', 'qr'], false],
  [['api', 'user', 'users', 'calendar', {}], true],
  [['else'], false],
])('of %j it is %s that the answer stays on the device', (queryKey, isPersisted) => {
  expect(isPersistedQuery({ queryKey })).toBe(isPersisted);
});

test.each([
  [['api', 'job', 'jobs', 'all'], true],
  [['api', 'news', 'posts', 'published'], true],
  [['api', 'job', 'applications', 'student'], false],
  [['api', 'university', 'counsellings', 'id'], false],
  [['api', 'user', 'users', 'profile'], false],
  [['else', 'job', 'jobs'], false],
])('of %j it is %s that it is shown while the service is asked', (queryKey, isShown) => {
  expect(isStaleWhileRevalidate({ queryKey })).toBe(isShown);
});

const queryKey = ['api', 'job', 'jobs', 'all'];

beforeEach(() => {
  localStorage.clear();
  session.set('AUTH', 'token');
  session.set('USER_ID', 'hana');
});

afterEach(async () => {
  dropSessionQueryClient();
  await clearPersistedQueries(null);
  localStorage.clear();
});

test("without the portal's worker, stored data are not shown, and nothing waits for them", async () => {
  sessionQueryClient().setQueryData(queryKey, ['Tester']);
  const query = sessionQueryClient().getQueryCache().find({ queryKey });
  const persister = userPersister();
  if (query === undefined || persister === undefined) throw new Error('Nothing is kept');
  await persister.persistQuery(query);
  dropSessionQueryClient();
  void sessionQueryClient().prefetchQuery({ queryKey, queryFn: () => new Promise<never>(() => undefined) });
  await restorePersistedQueries();
  expect(sessionQueryClient().getQueryData(queryKey)).toBeUndefined();
});
