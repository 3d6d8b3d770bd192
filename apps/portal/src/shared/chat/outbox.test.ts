import type { ChatMessage } from '@michi/api/chat';
import { ApiError } from '@michi/api/transport';
import { expect, test } from 'vitest';
import { createOutbox, type QueuedMessage } from './outbox.ts';

const thread = 'thread';
const written = (key: string) => ({ key, threadUniqueId: thread, text: key, attachments: [], queuedAt: '' });
const lost = () => new ApiError({ kind: 'network' });
const refused = () =>
  new ApiError({ kind: 'problem', status: 409, code: 'NOT_WRITABLE', message: 'No', fields: {} });

const inTrouble = () =>
  new ApiError({ kind: 'problem', status: 503, code: 'SERVICE_UNAVAILABLE', message: 'No', fields: {} });

/** A server that keeps what arrives under its key; fails as told, by the number of the try. */
const createScene = (failures: Readonly<Record<number, { error: ApiError; keeps?: boolean }>> = {}) => {
  let kept: readonly QueuedMessage[] = [];
  const arrived = new Map<string, ChatMessage>();
  const tries: string[] = [];
  const waits: number[] = [];
  const send = async (message: QueuedMessage): Promise<ChatMessage> => {
    tries.push(message.key);
    const failure = failures[tries.length];
    const take = () => {
      const known = arrived.get(message.key);
      if (known !== undefined) return known;
      const taken: ChatMessage = {
        id: message.key,
        threadUniqueId: thread,
        sequence: arrived.size + 1,
        senderType: 'STUDENT',
        senderName: 'Hana Saeki',
        senderNameJp: null,
        isMine: true,
        text: message.text,
        attachments: [],
        sentAt: '2026-11-20T02:00:00.000Z',
        isRead: false,
        isRemoved: false,
        clientKey: message.key,
      };
      arrived.set(message.key, taken);
      return taken;
    };
    if (failure === undefined) return take();
    if (failure.keeps === true) take();
    throw failure.error;
  };
  const open = (isClosed = false) =>
    createOutbox({
      read: () => kept,
      write: (messages) => {
        kept = messages;
      },
      send,
      connection: async (count) => {
        waits.push(count);
        if (isClosed) await new Promise(() => undefined);
      },
      exclusively: (work) => work(),
      words: () => 'refused',
    });
  return { open, arrived, tries, waits, kept: () => kept };
};

test('sends what was written offline in order, and each once though an answer was lost', async () => {
  const { open, arrived, tries, waits } = createScene({
    1: { error: lost() },
    2: { error: lost(), keeps: true },
    4: { error: lost() },
  });
  const outbox = open();
  const sent: string[] = [];
  outbox.onSent(({ clientKey }) => sent.push(clientKey ?? ''));
  for (const key of ['one', 'two', 'three']) outbox.add(written(key));
  await expect.poll(() => sent).toEqual(['one', 'two', 'three']);
  expect(tries).toEqual(['one', 'one', 'one', 'two', 'two', 'three']);
  expect([...arrived.values()].map(({ text, sequence }) => [text, sequence])).toEqual([
    ['one', 1],
    ['two', 2],
    ['three', 3],
  ]);
  expect(waits).toEqual([1, 2, 1]);
  expect(outbox.current()).toEqual([]);
});

test('goes on after a reload with the same keys', async () => {
  const { open, arrived, waits, kept } = createScene({ 1: { error: lost(), keeps: true } });
  open(true).add(written('one'));
  await expect.poll(() => waits.length).toBe(1);
  expect(kept().map(({ key }) => key)).toEqual(['one']);
  open().resume();
  await expect.poll(kept).toEqual([]);
  expect(arrived.size).toBe(1);
});

test.each([
  ['refuses', refused()],
  ['fails on, without a word', new ApiError({ kind: 'unexpected', status: 500 })],
  ['fails on, in the words of the contract', inTrouble()],
])('puts aside what the server %s, sends the others, and tries it again when asked', async (_how, error) => {
  const { open, arrived, tries } = createScene({ 1: { error } });
  const outbox = open();
  outbox.add(written('one'));
  outbox.add(written('two'));
  await expect.poll(() => arrived.has('two')).toBe(true);
  await expect
    .poll(() => outbox.current().map(({ key, state, refusal }) => [key, state, refusal]))
    .toEqual([['one', 'failed', 'refused']]);
  outbox.retry('one');
  await expect.poll(() => outbox.current()).toEqual([]);
  expect(tries).toEqual(['one', 'two', 'one']);
});

test('forgets what was not taken when asked, over a reload too', async () => {
  const { open, kept, tries } = createScene({
    1: { error: new ApiError({ kind: 'unexpected', status: 500 }) },
  });
  const outbox = open();
  outbox.add(written('one'));
  await expect.poll(() => outbox.current().map(({ state }) => state)).toEqual(['failed']);
  const reloaded = open();
  reloaded.resume();
  expect(reloaded.current().map(({ state }) => state)).toEqual(['failed']);
  reloaded.discard('one');
  expect([kept(), reloaded.current()]).toEqual([[], []]);
  expect(tries).toEqual(['one']);
});
