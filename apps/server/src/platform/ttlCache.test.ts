import { expect, test } from 'vitest';
import { createFakeClock } from '../../test/fakes.ts';
import { createTtlCache } from './ttlCache.ts';

test('a value is computed once while it is fresh, also for requests at the same time', async () => {
  const clock = createFakeClock();
  const cache = createTtlCache<number>(clock, 1000);
  let computed = 0;
  const compute = async (): Promise<number> => {
    computed += 1;
    return 7;
  };
  expect(await Promise.all([cache.get('a', compute), cache.get('a', compute)])).toEqual([7, 7]);
  expect(computed).toBe(1);
  clock.advance(1000);
  await cache.get('a', compute);
  expect(computed).toBe(2);
});

test('a value that could not be computed is not remembered', async () => {
  const cache = createTtlCache<number>(createFakeClock(), 1000);
  await expect(cache.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await cache.get('a', () => Promise.resolve(3))).toBe(3);
});

test('beyond its capacity the oldest is evicted', async () => {
  const cache = createTtlCache<number>(createFakeClock(), 1000, 2);
  for (const [index, key] of ['a', 'b', 'c'].entries()) await cache.get(key, () => Promise.resolve(index));
  expect(await cache.get('a', () => Promise.resolve(9))).toBe(9);
  expect(await cache.get('c', () => Promise.resolve(9))).toBe(2);
});
