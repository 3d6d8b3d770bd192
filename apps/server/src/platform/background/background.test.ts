import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createBackground } from './background.ts';

const lines: string[] = [];
const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });

test('starts tasks after the caller is done, and settles after all tasks, including those started by tasks', async () => {
  const background = createBackground(log);
  const done: string[] = [];
  background.run('first', async () => {
    done.push('first');
    background.run('second', async () => {
      await Promise.resolve();
      done.push('second');
    });
  });
  expect(done).toEqual([]);
  await background.settled();
  expect(done).toEqual(['first', 'second']);
});

test('a failing task is logged and does not affect others', async () => {
  const background = createBackground(log);
  let isDone = false;
  background.run('broken', async () => {
    throw new Error('out of order');
  });
  background.run('sound', async () => {
    isDone = true;
  });
  await background.settled();
  expect(isDone).toBe(true);
  expect(lines.join('')).toContain('"task":"broken"');
  expect(lines.join('')).toContain('out of order');
});

test('runs a few tasks at once and no more', async () => {
  const background = createBackground(log);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let started = 0;
  for (let index = 0; index < 10; index += 1) {
    background.run('waiting', async () => {
      started += 1;
      await promise;
    });
  }
  await new Promise(setImmediate);
  expect(started).toBe(3);
  resolve(undefined);
  await background.settled();
  expect(started).toBe(10);
});
