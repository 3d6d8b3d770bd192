import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createHashQueue, hashSlots } from './hashQueue.ts';

/** Work that runs until it is released. */
function slowWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, finish: resolve };
}

test('runs as many tasks at once as it has slots, and the rest in order', async () => {
  const queue = createHashQueue(2, 10);
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, slowWork);
  const done = works.map(({ work }, index) =>
    queue.run(() => {
      begun.push(index);
      return work();
    }),
  );
  await setImmediate();
  expect(begun).toEqual([0, 1]);
  works[0]?.finish();
  await done[0];
  await setImmediate();
  expect(begun).toEqual([0, 1, 2]);
  for (const { finish } of works) finish();
  await Promise.all(done);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('refuses work while the queue is full, and accepts it again when it is shorter', async () => {
  const queue = createHashQueue(1, 2);
  const works = Array.from({ length: 3 }, slowWork);
  const done = works.map(({ work }) => queue.run(work));
  const refused = { code: 'TOO_MANY_REQUESTS', retryAfter: 10 };
  await expect(queue.run(() => Promise.resolve('late'))).rejects.toMatchObject(refused);
  works[0]?.finish();
  await done[0];
  const later = queue.run(() => Promise.resolve('served'));
  for (const { finish } of works) finish();
  expect(await later).toBe('served');
});

test('a task that fails frees its slot', async () => {
  const queue = createHashQueue(1, 1);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(() => Promise.resolve('served'))).toBe('served');
});

test.each([
  [1, undefined, 1],
  [2, undefined, 1],
  [4, undefined, 3],
  [16, undefined, 3],
  [16, '16', 15],
  [16, '1', 1],
  [16, 'many', 3],
])('%s cores and %s threads hash %s at once', (cores, threads, slots) => {
  expect(hashSlots(cores, threads)).toBe(slots);
});
