import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import type { Timer } from '../mail/timer.ts';
import { startPeriodic } from './periodic.ts';

const { deps, logLines } = await createTestApp();

/** A timer that a test lets strike. */
function handTimer(): Timer & { strike(): void } {
  const tasks = new Set<() => void>();
  const add = (_milliseconds: number, task: () => void) => {
    tasks.add(task);
    return () => void tasks.delete(task);
  };
  return {
    every: add,
    after: add,
    strike: () => {
      for (const task of tasks) task();
    },
  };
}

test('a task is done at once and each time its time has come, until it is ended', async () => {
  const timer = handTimer();
  let done = 0;
  const run = async () => {
    done += 1;
  };
  const end = startPeriodic(deps, [{ name: 'count', every: 1000, run }], timer);
  await deps.background.settled();
  timer.strike();
  await deps.background.settled();
  expect(done).toBe(2);
  end();
  timer.strike();
  await deps.background.settled();
  expect(done).toBe(2);
});

test('a task that still runs is not begun again', async () => {
  const timer = handTimer();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let begun = 0;
  const run = async () => {
    begun += 1;
    await promise;
  };
  const end = startPeriodic(deps, [{ name: 'slow', every: 1000, run }], timer);
  await new Promise(setImmediate);
  timer.strike();
  await new Promise(setImmediate);
  resolve(undefined);
  await deps.background.settled();
  end();
  expect(begun).toBe(1);
});

test('a task that fails is logged and done again the next time', async () => {
  const timer = handTimer();
  let tries = 0;
  const run = async () => {
    tries += 1;
    if (tries === 1) throw new Error('out of order');
  };
  const end = startPeriodic(deps, [{ name: 'broken once', every: 1000, run }], timer);
  await deps.background.settled();
  timer.strike();
  await deps.background.settled();
  end();
  expect(tries).toBe(2);
  expect(logLines.join('')).toContain('"task":"broken once"');
});
