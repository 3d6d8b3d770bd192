import { createQueryClient } from '@michi/api/query';
import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { toastStore } from '@michi/design-system/toast-store';
import { onlineManager, QueryClientProvider, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockContext } from '../../format/useFormat.ts';
import { createI18n, startI18n } from '../../i18n/createI18n.ts';
import english from '../../locales/en.json' with { type: 'json' };
import { storages, userKey } from '../../session/entries.ts';
import { forgetEntriesOfOthers } from '../../session/forget.ts';
import { favoriteJob } from '../../ui/detail/FavoriteButton.tsx';
import { OfflineMutations } from './OfflineMutations.tsx';
import { useOfflineMutation } from './offlineMutation.ts';
import { storedMutations } from './storedMutations.ts';

const translator = createI18n(() => Promise.resolve(english));
await startI18n(translator, 'en');

const mutations = [favoriteJob];

const { readAll } = storedMutations;

const jobs = ['api', 'job', 'jobs', 'all'];

const signIn = (owner: string) => {
  session.clear();
  session.set('USER_ID', owner);
  session.set('AUTH', 'test');
};

type MockStatus = 'none' | number;

/** A service with specified responses, by the number of the attempt, and success for all others. */
const serve = (responses: Readonly<Record<number, MockStatus>> = {}) => {
  const tries: (readonly [id: string | undefined, action: unknown])[] = [];
  const keys: (string | null)[] = [];
  const fetch = async (request: Request) => {
    const { action } = await request.json();
    tries.push([request.url.split('/').at(-1), action]);
    keys.push(request.headers.get('Idempotency-Key'));
    const status = responses[tries.length] ?? 200;
    if (status === 'none') throw new TypeError('Failed to fetch');
    if (status === 200) return Response.json({ data: {}, message: 'OK', statusCode: 200 });
    return Response.json({ message: 'Not here', error: 'NOT_FOUND' }, { status });
  };
  configureApi({ origin: location.origin, fetch });
  return { tries, keys };
};

let now = '2026-11-23T03:00:00Z';

const clock = () => new Date(now);

/** A tab of the signed-in user, with a loaded list of jobs. */
const open = (onSent?: (sent: { readonly id: string; readonly isFavorite: boolean }) => void) => {
  const client = createQueryClient();
  client.setQueryData(jobs, { data: ['one', 'two'].map((id) => ({ id, isFavorite: false })) });
  const { result, unmount } = renderHook(() => useOfflineMutation(favoriteJob, onSent), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <I18nextProvider i18n={translator}>
        <QueryClientProvider client={client}>
          <OfflineMutations mutations={mutations} />
          <ClockContext value={clock}>{children}</ClockContext>
        </QueryClientProvider>
      </I18nextProvider>
    ),
  });
  const set = (id: string, isFavorite: boolean) => result.current({ id, isFavorite });
  return { client, set, close: unmount };
};

const favoriteButtons = (client: QueryClient) =>
  client
    .getQueryData<{ readonly data: readonly { readonly isFavorite: boolean }[] }>(jobs)
    ?.data.map(({ isFavorite }) => isFavorite);

const waiting = (client: QueryClient) => client.isMutating();

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
  const { tries } = serve();
  const onSent = vi.fn();
  const { client, set } = open(onSent);
  set('one', true);
  expect(favoriteButtons(client)).toEqual([true, false]);
  await expect.poll(() => onSent.mock.calls[0]?.[0]).toMatchObject({ id: 'one', isFavorite: true });
  expect([tries, readAll()]).toEqual([[['one', 'favorite']], []]);
  // The service is asked for the current state.
  await expect.poll(() => client.getQueryState(jobs)?.isInvalidated).toBe(true);
});

test('without a network changes wait, and are sent once and in order', async () => {
  const { tries } = serve();
  const onSent = vi.fn();
  onlineManager.setOnline(false);
  const { client, set } = open(onSent);
  set('one', true);
  set('two', true);
  set('one', false);
  await expect.poll(() => waiting(client)).toBe(3);
  expect([favoriteButtons(client), tries]).toEqual([[false, true], []]);
  onlineManager.setOnline(true);
  await expect.poll(() => waiting(client)).toBe(0);
  expect(tries).toEqual([
    ['one', 'favorite'],
    ['two', 'favorite'],
    ['one', 'unfavorite'],
  ]);
  expect([readAll(), onSent.mock.calls]).toEqual([[], []]);
});

test('resumes after a reload, shown meanwhile, in one of several tabs', async () => {
  const { tries } = serve();
  onlineManager.setOnline(false);
  const before = open();
  before.set('one', true);
  before.close();
  const tabs = [open(), open()].map(({ client }) => client);
  expect(tabs.map(waiting)).toEqual([1, 1]);
  expect(tabs.map(favoriteButtons)).toEqual([
    [true, false],
    [true, false],
  ]);
  const late = ['api', 'job', 'jobs', 'late'];
  tabs[0]?.setQueryData(late, { id: 'one', isFavorite: false });
  expect(tabs[0]?.getQueryData(late)).toEqual({ id: 'one', isFavorite: true });
  onlineManager.setOnline(true);
  await expect.poll(() => tabs.map(waiting)).toEqual([0, 0]);
  expect([tries, readAll()]).toEqual([[['one', 'favorite']], []]);
});

test('changes of two tabs are counted and shown in both, and sent in the order made', async () => {
  const { tries } = serve();
  onlineManager.setOnline(false);
  const [first, second] = [open(), open()];
  first.set('one', true);
  elsewhere();
  await expect.poll(() => waiting(second.client)).toBe(1);
  expect(favoriteButtons(second.client)).toEqual([true, false]);
  second.set('one', false);
  elsewhere();
  await expect.poll(() => waiting(first.client)).toBe(2);
  expect(favoriteButtons(first.client)).toEqual([false, false]);
  onlineManager.setOnline(true);
  await expect.poll(() => [first.client, second.client].map(waiting)).toEqual([0, 0]);
  expect(tries).toEqual([
    ['one', 'favorite'],
    ['one', 'unfavorite'],
  ]);
});

test('a change that is repeated after a reload has the same key', async () => {
  const { keys } = serve({ 1: 'none' });
  const before = open();
  before.set('one', true);
  await expect.poll(() => keys.length).toBe(1);
  before.close();
  before.client.clear();
  open();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('changes are sent in the order made, also after a reload when the clock was set back', async () => {
  const { tries } = serve();
  onlineManager.setOnline(false);
  const before = open();
  for (const [at, isFavorite] of [
    ['2026-11-23T03:05:00Z', true],
    ['2026-11-23T03:00:00Z', false],
  ] as const) {
    now = at;
    before.set('one', isFavorite);
  }
  before.close();
  open();
  onlineManager.setOnline(true);
  await expect.poll(() => tries.map(([, action]) => action)).toEqual(['favorite', 'unfavorite']);
});

test.each([404, 429, 500])(
  'a response %d ends the attempt: the change is reverted and reported, and nothing is sent again',
  async (status) => {
    const { tries } = serve({ 1: status });
    const onSent = vi.fn();
    const { client, set } = open(onSent);
    set('one', true);
    await expect.poll(() => toastStore.current()).toMatchObject([{ tone: 'error' }]);
    expect(JSON.stringify(toastStore.current())).toContain('We couldn’t update a favorite job');
    await expect.poll(() => waiting(client)).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([favoriteButtons(client), readAll(), tries.length, onSent.mock.calls]).toEqual([
      [false, false],
      [],
      1,
      [],
    ]);
  },
);

test('a refusal after the wait is reported too, and blocks no other change', async () => {
  const { tries } = serve({ 1: 404 });
  onlineManager.setOnline(false);
  const before = open();
  before.set('one', true);
  before.set('two', true);
  before.close();
  const { client } = open();
  onlineManager.setOnline(true);
  await expect.poll(() => waiting(client)).toBe(0);
  expect(toastStore.current()).toMatchObject([{ tone: 'error' }]);
  expect([tries.map(([id]) => id), readAll()]).toEqual([['one', 'two'], []]);
});

test('waits after a missing response or an unavailable service, retries at growing intervals, and sends later changes afterwards', async () => {
  const { tries } = serve({ 1: 'none', 2: 503 });
  const { client, set } = open();
  set('one', true);
  set('two', true);
  await expect.poll(() => tries.length).toBe(1);
  expect([readAll().length, favoriteButtons(client)]).toEqual([2, [true, true]]);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => tries.length).toBe(2);
  expect(readAll()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tries).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => waiting(client)).toBe(0);
  expect([tries.map(([id]) => id), readAll()]).toEqual([['one', 'one', 'one', 'two'], []]);
});

test("one student's changes are neither shown nor sent to another, and wait for their owner", async () => {
  const { tries } = serve();
  onlineManager.setOnline(false);
  const ofHana = open();
  ofHana.set('one', true);
  signIn('alex');
  const ofAlex = open();
  expect([waiting(ofAlex.client), favoriteButtons(ofAlex.client)]).toEqual([0, [false, false]]);
  // A page of the student before that is still open.
  onlineManager.setOnline(true);
  await expect.poll(() => waiting(ofHana.client)).toBe(0);
  expect(tries).toEqual([]);
  signIn('hana');
  expect(readAll()).toMatchObject([{ variables: { id: 'one' } }]);
  open();
  await expect.poll(() => tries).toEqual([['one', 'favorite']]);
});

test('queued changes are discarded at sign-out', async () => {
  const { tries } = serve();
  onlineManager.setOnline(false);
  const { client, set } = open();
  set('one', true);
  forgetEntriesOfOthers(null);
  onlineManager.setOnline(true);
  await expect.poll(() => waiting(client)).toBe(0);
  expect([tries, readAll()]).toEqual([[], []]);
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
  expect([toastStore.current(), readAll()]).toEqual([[], []]);
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
  expect(readAll()).toHaveLength(1);
  stop();
});

test.each([
  ['nonsense', '{'],
  ['no mutation', '{}'],
  ['a change nobody knows', { mutationKey: ['offline', 'apply'] }],
  ['a change without its target', { variables: { key: 'a', at: '2026-11-23T03:00:00Z' } }],
])('passes over %s, as another release may have stored it', async (_case, stored) => {
  const { tries } = serve();
  const variables = { id: 'one', isFavorite: true, key: 'a', at: '2026-11-23T03:00:00Z' };
  const entry = { mutationKey: favoriteJob.mutationKey, variables, sequence: 1, refusal: null };
  const text = typeof stored === 'string' ? stored : JSON.stringify({ ...entry, ...stored });
  storages.device.setItem(userKey('MUTATION', 'hana', 'a'), text);
  const { client, set } = open();
  set('two', true);
  await expect.poll(() => waiting(client)).toBe(0);
  expect(tries).toEqual([['two', 'favorite']]);
});
