import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import type { Timer } from '../mail/timer.ts';
import { startPeriodic } from './periodic.ts';

const { deps, logLines } = await createTestApp();

/** A timer whose ticks a test triggers. */
function createManualTimer(): Timer & { tick(): void } {
  const tasks = new Set<() => void>();
  const add = (_milliseconds: number, task: () => void) => {
    tasks.add(task);
    return () => void tasks.delete(task);
  };
  return {
    every: add,
    after: add,
    tick: () => {
      for (const task of tasks) task();
    },
  };
}

test('a task runs at once and at each tick, until it is stopped', async () => {
  const timer = createManualTimer();
  let done = 0;
  const run = async () => {
    done += 1;
  };
  const end = startPeriodic(deps, [{ name: 'count', every: 1000, run }], timer);
  await deps.background.settled();
  timer.tick();
  await deps.background.settled();
  expect(done).toBe(2);
  end();
  timer.tick();
  await deps.background.settled();
  expect(done).toBe(2);
});

test('a tick does not start a task that still runs', async () => {
  const timer = createManualTimer();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let begun = 0;
  const run = async () => {
    begun += 1;
    await promise;
  };
  const end = startPeriodic(deps, [{ name: 'slow', every: 1000, run }], timer);
  await new Promise(setImmediate);
  timer.tick();
  await new Promise(setImmediate);
  resolve(undefined);
  await deps.background.settled();
  end();
  expect(begun).toBe(1);
});

test('a task that fails is logged and runs again at the next tick', async () => {
  const timer = createManualTimer();
  let tries = 0;
  const run = async () => {
    tries += 1;
    if (tries === 1) throw new Error('out of order');
  };
  const end = startPeriodic(deps, [{ name: 'broken once', every: 1000, run }], timer);
  await deps.background.settled();
  timer.tick();
  await deps.background.settled();
  end();
  expect(tries).toBe(2);
  expect(logLines.join('')).toContain('"task":"broken once"');
});
