import { expect, test } from 'vitest';
import { createFakeClock } from '../../../test/fakes.ts';
import type { Changes } from './changes.ts';
import { createMemory, type Made, type Sources } from './memory.ts';

const COMPANY = '0199b000-0000-7000-8000-000000000001';
const OTHER = '0199b000-0000-7000-8000-000000000002';

/** Changes that the test makes; unknown while `isKnown` is false. */
function fakeChanges() {
  const changedAt = new Map<string, number>();
  let position = 1;
  const state = { isKnown: true };
  const changes: Pick<Changes, 'position' | 'hasChanged'> = {
    get position() {
      return state.isKnown ? position : null;
    },
    hasChanged: (since, { tables, ids }) =>
      !state.isKnown || since === 0 || [...tables, ...ids].some((name) => (changedAt.get(name) ?? 0) > since),
  };
  const change = (name: string): void => {
    position += 1;
    changedAt.set(name, position);
  };
  return { changes, change, state };
}

const always = (ids: readonly string[]): Sources => ({ tables: [], ids, until: Number.POSITIVE_INFINITY });

/** Makes numbers, one more each time. */
function counter(sources: Sources = always([COMPANY])) {
  let count = 0;
  return {
    make: async (): Promise<Made<number>> => {
      count += 1;
      const value = count;
      await Promise.resolve();
      return { value, sources };
    },
    made: () => count,
  };
}

function memoryWith(most = 10, sizeOf?: (value: number) => number) {
  const clock = createFakeClock();
  const { changes, ...rest } = fakeChanges();
  return { memory: createMemory<number>({ changes, clock }, most, sizeOf), clock, ...rest };
}

test('fifty requests at once make one value, which is kept while none of its rows changes', async () => {
  const { memory, change } = memoryWith();
  const { make, made } = counter();
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => memory.get('key', make))))).toEqual(
    new Set([1]),
  );
  change(OTHER);
  expect(await memory.get('key', make)).toBe(1);
  change(COMPANY);
  expect(memory.find('key')).toBeUndefined();
  expect(await memory.get('key', make)).toBe(2);
  expect(made()).toBe(2);
});

test('a request after a change gets no value whose rows may have been read before it', async () => {
  const { memory, change } = memoryWith();
  const { make } = counter();
  const { promise, resolve } = Promise.withResolvers<Made<number>>();
  const before = memory.get('key', () => promise);
  change(COMPANY);
  const after = Promise.all(Array.from({ length: 50 }, () => memory.get('key', make)));
  resolve({ value: 0, sources: always([COMPANY]) });
  expect(await before).toBe(0);
  expect(new Set(await after)).toEqual(new Set([1]));
  expect(memory.find('key')).toBe(1);
});

test('a value is made anew once its moment has come', async () => {
  const { memory, clock } = memoryWith();
  const { make } = counter({ ...always([]), until: clock.now().getTime() + 1_000 });
  clock.advance(999);
  expect([await memory.get('key', make), await memory.get('key', make)]).toEqual([1, 1]);
  clock.advance(1);
  expect(await memory.get('key', make)).toBe(2);
});

test('nothing is kept while changes are unknown, before or after', async () => {
  const { memory, state } = memoryWith();
  const { make } = counter();
  state.isKnown = false;
  expect([await memory.get('key', make), await memory.get('key', make)]).toEqual([1, 2]);
  state.isKnown = true;
  expect(await memory.get('key', make)).toBe(3);
  expect(await memory.get('key', make)).toBe(3);
});

test('a failure reaches everyone who waits for it, and is not kept', async () => {
  const { memory } = memoryWith();
  const { make } = counter();
  const failing = () => Promise.reject(new Error('refused'));
  await expect(memory.get('key', failing)).rejects.toThrow('refused');
  expect(await memory.get('key', make)).toBe(1);
});

test('what was used longest ago goes first, by the size of all values', async () => {
  const { memory } = memoryWith(100, () => 40);
  const { make } = counter();
  await memory.get('first', make);
  await memory.get('second', make);
  memory.find('first');
  await memory.get('third', make);
  expect(['first', 'second', 'third'].map((key) => memory.find(key) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
