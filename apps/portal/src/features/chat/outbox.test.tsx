import { createQueryClient } from '@michi/api/query';
import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n, startI18n } from '../../shared/i18n/createI18n.ts';
import english from '../../shared/locales/en.json' with { type: 'json' };
import { OfflineMutations } from '../../shared/offline/mutations/OfflineMutations.tsx';
import { storedMutations } from '../../shared/offline/mutations/storedMutations.ts';
import { storages, userKey } from '../../shared/session/entries.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { outbox, useOutbox } from './outbox.ts';
import { threadMessagesKey } from './useThreadMessages.ts';

const translator = createI18n(() => Promise.resolve(english));
await startI18n(translator, 'en');

const { mutationKey } = outbox;

const mutations = [outbox];

const thread = 'thread';
const written = (key: string) => ({ key, threadUniqueId: thread, text: key, attachments: [], at: '' });

const signIn = (owner: string) => {
  session.clear();
  session.set('USER_ID', owner);
  session.set('AUTH', 'test');
};

/** Outcome of an attempt: no response although the server may have stored the message, or a refusal. */
type Failure = 'lost' | 'lost response' | number;

/** A server that stores messages by their key; fails as specified, by the number of the attempt. */
const serve = (failures: Readonly<Record<number, Failure>> = {}) => {
  const tries: string[] = [];
  const arrived = new Set<string>();
  const fetch = async (request: Request) => {
    const key = request.headers.get('Idempotency-Key') ?? '';
    tries.push(key);
    const failure = failures[tries.length];
    if (failure === undefined || failure === 'lost response') arrived.add(key);
    if (failure === 'lost' || failure === 'lost response') throw new TypeError('Failed to fetch');
    if (failure !== undefined)
      return Response.json({ message: 'Not writable', error: 'NOT_WRITABLE' }, { status: failure });
    return Response.json({
      data: { threadUniqueId: thread, sequence: arrived.size, clientKey: key },
      statusCode: 200,
    });
  };
  configureApi({ origin: location.origin, fetch });
  return { tries, arrived };
};

/** A tab that shows the thread, or another screen. */
const open = () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={client}>
        <OfflineMutations mutations={mutations} />
        {children}
      </QueryClientProvider>
    </I18nextProvider>
  );
  const { result, unmount } = renderHook(() => useOutbox(thread), { wrapper });
  const states = () => result.current.outgoing.map(({ key, state }) => [key, state]);
  return { client, box: () => result.current, states, close: unmount };
};

const elsewhere = () => act(() => void dispatchEvent(new StorageEvent('storage')));

beforeEach(() => {
  signIn('hana');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
  session.clear();
  forgetEntriesOfOthers(null);
});

test('sends offline messages in order, and each once though a response was lost', async () => {
  const { tries, arrived } = serve({ 1: 'lost', 2: 'lost response', 4: 'lost' });
  onlineManager.setOnline(false);
  const { box, states } = open();
  for (const key of ['one', 'two', 'three']) act(() => box().add(written(key)));
  await expect.poll(states).toEqual([
    ['one', 'waiting'],
    ['two', 'waiting'],
    ['three', 'waiting'],
  ]);
  onlineManager.setOnline(true);
  await expect.poll(() => tries.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => tries.length).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(() => tries.length).toBe(4);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(states).toEqual([]);
  expect(tries).toEqual(['one', 'one', 'one', 'two', 'two', 'three']);
  expect([[...arrived], storedMutations.readAll()]).toEqual([['one', 'two', 'three'], []]);
});

test('moves confirmed messages into the conversation', async () => {
  serve();
  const { client, box, states } = open();
  client.setQueryData(threadMessagesKey(thread), []);
  act(() => box().add(written('one')));
  await expect
    .poll(() => client.getQueryData(threadMessagesKey(thread)))
    .toMatchObject([{ clientKey: 'one' }]);
  await expect.poll(states).toEqual([]);
});

test('messages of an earlier visit are sent with their keys, on any screen', async () => {
  const { tries } = serve();
  storedMutations.add(mutationKey, written('one'));
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={createQueryClient()}>
        <OfflineMutations mutations={mutations} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await expect.poll(() => storedMutations.readAll()).toEqual([]);
  expect(tries).toEqual(['one']);
});

test('one of several tabs sends what waits', async () => {
  const { tries } = serve();
  storedMutations.add(mutationKey, written('one'));
  const tabs = [open(), open()];
  await expect.poll(() => tries).toEqual(['one']);
  await expect.poll(() => tabs.map(({ client }) => client.isMutating())).toEqual([0, 0]);
  expect(tries).toEqual(['one']);
});

test.each([409, 500])(
  'puts aside what the server refuses with %d, sends the others, and tries it again when asked',
  async (status) => {
    const { tries, arrived } = serve({ 1: status });
    const { box, states } = open();
    act(() => box().add(written('one')));
    act(() => box().add(written('two')));
    await expect.poll(() => arrived.has('two')).toBe(true);
    await expect.poll(states).toEqual([['one', 'failed']]);
    const [refused] = box().outgoing;
    expect(refused?.refusal).toBeTruthy();
    act(() => refused && box().retry(refused));
    await expect.poll(states).toEqual([]);
    expect([tries, storedMutations.readAll()]).toEqual([['one', 'two', 'one'], []]);
  },
);

test('a failed message is stored across a reload and in other tabs, and is deleted on request', async () => {
  const { tries } = serve({ 1: 500 });
  const before = open();
  const beside = open();
  act(() => before.box().add(written('one')));
  await expect.poll(before.states).toEqual([['one', 'failed']]);
  elsewhere();
  await expect.poll(beside.states).toEqual([['one', 'failed']]);
  before.close();
  const reloaded = open();
  await expect.poll(reloaded.states).toEqual([['one', 'failed']]);
  const [refused] = reloaded.box().outgoing;
  act(() => refused && reloaded.box().discard(refused));
  await expect.poll(reloaded.states).toEqual([]);
  elsewhere();
  await expect.poll(beside.states).toEqual([]);
  expect([storedMutations.readAll(), tries]).toEqual([[], ['one']]);
});

test('a message refused just now is deleted on request', async () => {
  serve({ 1: 409 });
  const { box, states } = open();
  act(() => box().add(written('one')));
  await expect.poll(states).toEqual([['one', 'failed']]);
  const [refused] = box().outgoing;
  act(() => refused && box().discard(refused));
  await expect.poll(states).toEqual([]);
  expect(storedMutations.readAll()).toEqual([]);
});

test("one student's messages are neither shown nor sent to another", async () => {
  const { tries } = serve();
  onlineManager.setOnline(false);
  const ofHana = open();
  act(() => ofHana.box().add(written('one')));
  signIn('alex');
  const ofAlex = open();
  onlineManager.setOnline(true);
  await expect.poll(ofHana.states).toEqual([]);
  expect([ofAlex.states(), tries]).toEqual([[], []]);
});

test('stores nothing of a message whose student has signed out while it was sent', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const tries: Request[] = [];
  configureApi({
    origin: location.origin,
    fetch: (request) => {
      tries.push(request);
      return promise;
    },
  });
  const { client, box } = open();
  act(() => box().add(written('one')));
  await expect.poll(() => tries.length).toBe(1);
  forgetEntriesOfOthers(null);
  signIn('alex');
  resolve(Response.json({ message: 'Broken', error: 'INTERNAL' }, { status: 500 }));
  await expect.poll(() => client.isMutating()).toBe(0);
  expect(storedMutations.readAll()).toEqual([]);
});

test('messages are in the order written, also if an earlier one is retried', async () => {
  serve();
  onlineManager.setOnline(false);
  const { box, states } = open();
  const write = (key: string, at: string) => act(() => box().add({ ...written(key), at }));
  write('later', '2026-11-23T03:01:00Z');
  write('earlier', '2026-11-23T03:00:00Z');
  await expect.poll(states).toEqual([
    ['earlier', 'waiting'],
    ['later', 'waiting'],
  ]);
});

test('ignores stored data that are not messages', async () => {
  const { tries } = serve();
  const stored = { mutationKey, variables: { ...written('one'), text: 3 }, sequence: 1, refusal: null };
  storages.device.setItem(userKey('MUTATION', 'hana', 'one'), JSON.stringify(stored));
  const { client, states } = open();
  expect([states(), client.isMutating(), tries]).toEqual([[], 0, []]);
});
