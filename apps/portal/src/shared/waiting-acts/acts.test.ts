import { ApiError } from '@michi/api/transport';
import { expect, test } from 'vitest';
import type { Act, KeptAct } from './act.ts';
import { createActs, type EndedAct } from './acts.ts';

const heart = (id: string, wanted = true): Act => ({ kind: 'favoriteJob', id, wanted });
const lost = () => new ApiError({ kind: 'network' });
const away = () => new ApiError({ kind: 'unexpected', status: 503 });
const busy = () =>
  new ApiError({ kind: 'problem', status: 429, code: 'TOO_MANY_REQUESTS', message: 'Later', fields: {} });
const refused = () =>
  new ApiError({ kind: 'problem', status: 404, code: 'NOT_FOUND', message: 'Not here', fields: {} });

/** A service that fails as told, by the number of the try, and tabs that share what is kept. */
const createScene = (failures: Readonly<Record<number, ApiError>> = {}) => {
  let kept: readonly KeptAct[] = [];
  let isOnline = true;
  let hears: (() => void)[] = [];
  let turn: Promise<void> = Promise.resolve();
  const tries: Act[] = [];
  const ended: EndedAct[] = [];
  const open = () => {
    const acts = createActs({
      read: () => kept,
      write: (all) => {
        kept = all;
      },
      send: async ({ kind, id, wanted }) => {
        tries.push({ kind, id, wanted });
        const failure = failures[tries.length];
        if (failure !== undefined) throw failure;
        return 'done';
      },
      isOnline: () => isOnline,
      connection: () => new Promise((resolve) => hears.push(resolve)),
      exclusively: (work) => (turn = turn.then(work)),
      now: () => new Date('2026-11-23T03:00:00Z'),
    });
    acts.onEnded((one) => ended.push(one));
    return acts;
  };
  /** Says that another try is worth it. */
  const connect = (isThere = true) => {
    isOnline = isThere;
    const waiting = hears;
    hears = [];
    for (const hear of waiting) hear();
  };
  return { open, connect, tries, ended, kept: () => kept };
};

test('with a network an act is sent at once, and its caller has the answer', async () => {
  const { open, tries, kept } = createScene();
  expect(await open().set(heart('one'))).toBe('done');
  expect([tries, kept()]).toEqual([[heart('one')], []]);
});

test('without a network acts wait, are sent once and in order, and of several on one thing the last alone', async () => {
  const { open, connect, tries, ended, kept } = createScene();
  connect(false);
  const acts = open();
  expect(await acts.set(heart('one'))).toBeNull();
  await acts.set(heart('two'));
  await acts.set(heart('three'));
  await acts.set(heart('one', false));
  expect(acts.current().map(({ id, wanted }) => [id, wanted])).toEqual([
    ['two', true],
    ['three', true],
    ['one', false],
  ]);
  expect(tries).toEqual([]);
  connect();
  await expect.poll(kept).toEqual([]);
  expect(tries).toEqual([heart('two'), heart('three'), heart('one', false)]);
  expect(ended.map(({ act, refusal }) => [act.id, refusal])).toEqual([
    ['two', null],
    ['three', null],
    ['one', null],
  ]);
  expect(acts.current()).toEqual([]);
});

test('goes on after a reload, in one of several tabs', async () => {
  const { open, connect, tries, kept } = createScene();
  connect(false);
  await open().set(heart('one'));
  const [first, second] = [open(), open()];
  expect(first.current().map(({ id }) => id)).toEqual(['one']);
  first.resume();
  second.resume();
  connect();
  await expect.poll(kept).toEqual([]);
  expect(tries).toEqual([heart('one')]);
});

test.each([
  ['that the contract knows', refused()],
  ['of a server in trouble, without JSON', new ApiError({ kind: 'unexpected', status: 500 })],
  ['of a proxy before a server that is away', away()],
  ['of a server with too much to do', busy()],
])('an answer %s ends the try: its caller is told, and nothing is sent again', async (_case, error) => {
  const { open, connect, tries, kept, ended } = createScene({ 1: error });
  await expect(open().set(heart('one'))).rejects.toBe(error);
  connect();
  await Promise.resolve();
  expect([tries.length, kept(), ended]).toEqual([1, [], []]);
});

test('an answer ends the try of an act that had waited too', async () => {
  const { open, connect, tries, kept, ended } = createScene({ 1: away() });
  connect(false);
  await open().set(heart('one'));
  connect();
  await expect.poll(kept).toEqual([]);
  expect(ended.map(({ act, refusal }) => [act.id, refusal instanceof ApiError])).toEqual([['one', true]]);
  connect();
  await Promise.resolve();
  expect(tries).toHaveLength(1);
});

test('waits where no answer came, and tries again', async () => {
  const { open, connect, tries, ended, kept } = createScene({ 1: lost(), 2: lost() });
  expect(await open().set(heart('one'))).toBeNull();
  expect(kept()).toHaveLength(1);
  connect();
  await expect.poll(() => tries.length).toBe(2);
  expect(kept()).toHaveLength(1);
  await expect
    .poll(() => {
      connect();
      return kept();
    })
    .toEqual([]);
  expect([tries.length, ended.length]).toEqual([3, 1]);
});

test('says what a service refused that had waited, and sends the others', async () => {
  const { open, connect, ended, kept } = createScene({ 1: refused() });
  connect(false);
  const acts = open();
  await acts.set(heart('one'));
  await acts.set(heart('two'));
  connect();
  await expect.poll(kept).toEqual([]);
  expect(ended.map(({ act, refusal }) => [act.id, refusal instanceof ApiError])).toEqual([
    ['one', true],
    ['two', false],
  ]);
});
