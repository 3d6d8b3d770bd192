import { expect, test } from 'vitest';
import { createFakeClock } from '../../../test/fakes.ts';
import type { Changes } from './changes.ts';
import { createRowCache, type Computed, type Sources } from './rowCache.ts';

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

/** Computes the next number each time. */
function counter(sources: Sources = always([COMPANY])) {
  let count = 0;
  return {
    compute: async (): Promise<Computed<number>> => {
      count += 1;
      const value = count;
      await Promise.resolve();
      return { value, sources };
    },
    computations: () => count,
  };
}

function createTestCache(capacity = 10, sizeOf?: (value: number) => number) {
  const clock = createFakeClock();
  const { changes, ...rest } = fakeChanges();
  return { cache: createRowCache<number>({ changes, clock }, capacity, sizeOf), clock, ...rest };
}

test('fifty concurrent requests share one computation, whose value is cached until one of its rows changes', async () => {
  const { cache, change } = createTestCache();
  const { compute, computations } = counter();
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => cache.get('key', compute))))).toEqual(
    new Set([1]),
  );
  change(OTHER);
  expect(await cache.get('key', compute)).toBe(1);
  change(COMPANY);
  expect(cache.find('key')).toBeUndefined();
  expect(await cache.get('key', compute)).toBe(2);
  expect(computations()).toBe(2);
});

test('a request after a change gets no value that may be computed from rows before it', async () => {
  const { cache, change } = createTestCache();
  const { compute } = counter();
  const { promise, resolve } = Promise.withResolvers<Computed<number>>();
  const before = cache.get('key', () => promise);
  change(COMPANY);
  const after = Promise.all(Array.from({ length: 50 }, () => cache.get('key', compute)));
  resolve({ value: 0, sources: always([COMPANY]) });
  expect(await before).toBe(0);
  expect(new Set(await after)).toEqual(new Set([1]));
  expect(cache.find('key')).toBe(1);
});

test('a value is computed again once it expires', async () => {
  const { cache, clock } = createTestCache();
  const { compute } = counter({ ...always([]), until: clock.now().getTime() + 1_000 });
  clock.advance(999);
  expect([await cache.get('key', compute), await cache.get('key', compute)]).toEqual([1, 1]);
  clock.advance(1);
  expect(await cache.get('key', compute)).toBe(2);
});

test('nothing is cached while changes are unknown', async () => {
  const { cache, state } = createTestCache();
  const { compute } = counter();
  state.isKnown = false;
  expect([await cache.get('key', compute), await cache.get('key', compute)]).toEqual([1, 2]);
  state.isKnown = true;
  expect(await cache.get('key', compute)).toBe(3);
  expect(await cache.get('key', compute)).toBe(3);
});

test('a failure reaches everyone who waits for it, and is not cached', async () => {
  const { cache } = createTestCache();
  const { compute } = counter();
  const failing = () => Promise.reject(new Error('refused'));
  await expect(cache.get('key', failing)).rejects.toThrow('refused');
  expect(await cache.get('key', compute)).toBe(1);
});

test('the least recently used value is evicted first, by the total size', async () => {
  const { cache } = createTestCache(100, () => 40);
  const { compute } = counter();
  await cache.get('first', compute);
  await cache.get('second', compute);
  cache.find('first');
  await cache.get('third', compute);
  expect(['first', 'second', 'third'].map((key) => cache.find(key) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
