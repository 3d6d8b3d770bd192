import { createQueryClient } from '@michi/api/query';
import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { toastStore } from '@michi/design-system/toast-store';
import { onlineManager, QueryClientProvider, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n, startI18n } from '../../i18n/createI18n.ts';
import english from '../../locales/en.json' with { type: 'json' };
import { storages } from '../../session/browser-storage/entries.ts';
import { forgetEntriesOfOthers } from '../../session/browser-storage/forget.ts';
import { userKey } from '../../session/browser-storage/storedKeys.ts';
import { MutationQueue } from './MutationQueue.tsx';
import type { QueuedMutation } from './queuedMutation.ts';
import { pendingMutations } from './pendingMutations.ts';
import { useQueuedMutation } from './useQueuedMutation.ts';

const translator = createI18n(() => Promise.resolve(english));
await startI18n(translator, 'en');

const readActs = pendingMutations.read;

const jobs = ['api', 'job', 'jobs', 'all'];
const kept = { kind: 'favoriteJob', id: 'one', wanted: true, stamp: 'a', at: '2026-11-23T03:00:00Z' };

const signIn = (owner: string) => {
  session.clear();
  session.set('USER_ID', owner);
  session.set('AUTH', 'test');
};

type Answer = 'none' | number;

/** A service with specified responses, by the number of the attempt, and success for all others. */
const serve = (answers: Readonly<Record<number, Answer>> = {}) => {
  const tries: (readonly [id: string | undefined, action: unknown])[] = [];
  const fetch = async (request: Request) => {
    const { action } = await request.json();
    tries.push([request.url.split('/').at(-1), action]);
    const answer = answers[tries.length] ?? 200;
    if (answer === 'none') throw new TypeError('Failed to fetch');
    if (answer === 200) return Response.json({ data: {}, message: 'OK', statusCode: 200 });
    return Response.json({ message: 'Not here', error: 'NOT_FOUND' }, { status: answer });
  };
  configureApi({ origin: location.origin, fetch });
  return tries;
};

/** A tab of the signed-in user, with a loaded list of jobs. */
const open = (onDone?: (act: QueuedMutation) => void) => {
  const client = createQueryClient();
  client.setQueryData(jobs, { data: ['one', 'two'].map((id) => ({ id, isFavorite: false })) });
  const { result, unmount } = renderHook(() => useQueuedMutation('favoriteJob', onDone), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <I18nextProvider i18n={translator}>
        <QueryClientProvider client={client}>
          <MutationQueue />
          {children}
        </QueryClientProvider>
      </I18nextProvider>
    ),
  });
  return { client, set: result.current, close: unmount };
};

const hearts = (client: QueryClient) =>
  client
    .getQueryData<{ readonly data: readonly { readonly isFavorite: boolean }[] }>(jobs)
    ?.data.map(({ isFavorite }) => isFavorite);

const waiting = (client: QueryClient) => client.isMutating({ mutationKey: pendingMutations.mutationKey });

const elsewhere = () => dispatchEvent(new StorageEvent('storage'));

beforeEach(() => {
  signIn('hana');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
  toastStore.clear();
  session.clear();
  forgetEntriesOfOthers(null);
});

test('online, a change is shown and sent at once, and its originator is notified', async () => {
  const tries = serve();
  const onDone = vi.fn();
  const { client, set } = open(onDone);
  set('one', true);
  expect(hearts(client)).toEqual([true, false]);
  await expect.poll(() => onDone.mock.calls[0]?.[0]).toMatchObject({ id: 'one', wanted: true });
  expect([tries, readActs()]).toEqual([[['one', 'favorite']], []]);
  // The service is asked for the current state.
  await expect.poll(() => client.getQueryState(jobs)?.isInvalidated).toBe(true);
});

test('without a network changes wait, are sent once and in order, and of several on one target only the last is sent', async () => {
  const tries = serve();
  const onDone = vi.fn();
  onlineManager.setOnline(false);
  const { client, set } = open(onDone);
  set('one', true);
  set('two', true);
  set('three', true);
  set('one', false);
  expect(readActs().map(({ id, wanted }) => [id, wanted])).toEqual([
    ['two', true],
    ['three', true],
    ['one', false],
  ]);
  await expect.poll(() => waiting(client)).toBe(3);
  expect([hearts(client), tries]).toEqual([[false, true], []]);
  onlineManager.setOnline(true);
  await expect.poll(() => waiting(client)).toBe(0);
  expect(tries).toEqual([
    ['two', 'favorite'],
    ['three', 'favorite'],
    ['one', 'unfavorite'],
  ]);
  expect([readActs(), onDone.mock.calls]).toEqual([[], []]);
});

test('resumes after a reload, shown meanwhile, in one of several tabs', async () => {
  const tries = serve();
  onlineManager.setOnline(false);
  const before = open();
  before.set('one', true);
  before.close();
  const tabs = [open(), open()].map(({ client }) => client);
  expect(tabs.map(waiting)).toEqual([1, 1]);
  expect(tabs.map(hearts)).toEqual([
    [true, false],
    [true, false],
  ]);
  const late = ['api', 'job', 'jobs', 'late'];
  tabs[0]?.setQueryData(late, { id: 'one', isFavorite: false });
  expect(tabs[0]?.getQueryData(late)).toEqual({ id: 'one', isFavorite: true });
  onlineManager.setOnline(true);
  await expect.poll(() => tabs.map(waiting)).toEqual([0, 0]);
  expect([tries, readActs()]).toEqual([[['one', 'favorite']], []]);
});

test("a change of one tab is counted and shown in the other, and replaces that one's change", async () => {
  const tries = serve();
  onlineManager.setOnline(false);
  const [first, second] = [open(), open()];
  first.set('one', true);
  elsewhere();
  await expect.poll(() => waiting(second.client)).toBe(1);
  expect(hearts(second.client)).toEqual([true, false]);
  second.set('one', false);
  elsewhere();
  await expect.poll(() => waiting(first.client)).toBe(1);
  expect(hearts(first.client)).toEqual([false, false]);
  onlineManager.setOnline(true);
  await expect.poll(() => [first.client, second.client].map(waiting)).toEqual([0, 0]);
  expect(tries).toEqual([['one', 'unfavorite']]);
});

test.each([404, 429, 500, 503])(
  'an answer %d ends the try: it is taken back and told by its name, and nothing is sent again',
  async (status) => {
    const tries = serve({ 1: status });
    const onDone = vi.fn();
    const { client, set } = open(onDone);
    set('one', true);
    await expect.poll(() => toastStore.current()).toMatchObject([{ tone: 'error' }]);
    expect(JSON.stringify(toastStore.current())).toContain('We couldn’t update a favorite job');
    await expect.poll(() => waiting(client)).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([hearts(client), readActs(), tries.length, onDone.mock.calls]).toEqual([
      [false, false],
      [],
      1,
      [],
    ]);
  },
);

test('a refusal after the wait is reported too, and blocks no other change', async () => {
  const tries = serve({ 1: 404 });
  onlineManager.setOnline(false);
  const before = open();
  before.set('one', true);
  before.set('two', true);
  before.close();
  const { client } = open();
  onlineManager.setOnline(true);
  await expect.poll(() => waiting(client)).toBe(0);
  expect(toastStore.current()).toMatchObject([{ tone: 'error' }]);
  expect([tries.map(([id]) => id), readActs()]).toEqual([['one', 'two'], []]);
});

test('waits after a missing response, retries at growing intervals, and sends later changes afterwards', async () => {
  const tries = serve({ 1: 'none', 2: 'none' });
  const { client, set } = open();
  set('one', true);
  set('two', true);
  await expect.poll(() => tries.length).toBe(1);
  expect([readActs().length, hearts(client)]).toEqual([2, [true, true]]);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => tries.length).toBe(2);
  expect(readActs()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tries).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => waiting(client)).toBe(0);
  expect([tries.map(([id]) => id), readActs()]).toEqual([['one', 'one', 'one', 'two'], []]);
});

test("one student's changes are neither shown nor sent to another, and wait for their owner", async () => {
  const tries = serve();
  onlineManager.setOnline(false);
  const ofHana = open();
  ofHana.set('one', true);
  signIn('alex');
  const ofAlex = open();
  expect([waiting(ofAlex.client), hearts(ofAlex.client)]).toEqual([0, [false, false]]);
  // A page of the student before that is still open.
  onlineManager.setOnline(true);
  await expect.poll(() => waiting(ofHana.client)).toBe(0);
  expect(tries).toEqual([]);
  signIn('hana');
  expect(readActs()).toMatchObject([{ id: 'one' }]);
  open();
  await expect.poll(() => tries).toEqual([['one', 'favorite']]);
});

test('queued changes are discarded at sign-out', async () => {
  const tries = serve();
  onlineManager.setOnline(false);
  const { client, set } = open();
  set('one', true);
  forgetEntriesOfOthers(null);
  onlineManager.setOnline(true);
  await expect.poll(() => waiting(client)).toBe(0);
  expect([tries, readActs()]).toEqual([[], []]);
});

test('a refusal is not reported once its student has signed out', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  let tries = 0;
  configureApi({
    origin: location.origin,
    fetch: () => {
      tries += 1;
      return promise;
    },
  });
  const { client, set } = open();
  set('one', true);
  await expect.poll(() => tries).toBe(1);
  forgetEntriesOfOthers(null);
  resolve(Response.json({ message: 'Broken', error: 'INTERNAL' }, { status: 500 }));
  await expect.poll(() => waiting(client)).toBe(0);
  expect([toastStore.current(), readActs()]).toEqual([[], []]);
});

test('a change without a response does not block queries once the network is back', async () => {
  serve({ 1: 'none', 2: 'none', 3: 'none', 4: 'none' });
  const { client, set } = open();
  onlineManager.setOnline(false);
  const ask = vi.fn(() => Promise.resolve('answer'));
  const observer = new QueryObserver(client, { queryKey: ['anything'], queryFn: ask });
  const stop = observer.subscribe(() => undefined);
  set('one', true);
  await expect.poll(() => waiting(client)).toBe(1);
  expect(ask).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  await expect.poll(() => ask.mock.calls.length).toBeGreaterThan(0);
  expect(readActs()).toHaveLength(1);
  stop();
});

test.each([
  ['nonsense', '{'],
  ['no list', '{}'],
  ['an act nobody knows', JSON.stringify([{ ...kept, kind: 'apply' }])],
  ['an act without a thing', JSON.stringify([{ ...kept, id: 3 }])],
])('passes over %s where acts are kept', (_case, acts) => {
  storages.device.setItem(userKey('ACTS', 'hana'), acts);
  expect(readActs()).toEqual([]);
});

test('changes queued by the previous release are sent', async () => {
  const tries = serve();
  storages.device.setItem(userKey('ACTS', 'hana'), JSON.stringify([kept]));
  open();
  await expect.poll(() => tries).toEqual([['one', 'favorite']]);
});
