import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AppEnv } from '../appContext.ts';
import { createEventLoopWatch } from './eventLoopWatch.ts';

test('a computation that holds up others is logged with the operations that ran, and only once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const warn = vi.fn();
  let [time, block] = [0, 0];
  const watch = createEventLoopWatch({ warn }, () => time);
  onTestFinished(watch.start());
  const app = new Hono<AppEnv>().use(watch.middleware).get('/blocks', (context) => {
    context.set('operation', { service: 'user', id: 'showAccount' });
    time += block;
    return context.text('done');
  });
  const sample = () => {
    time += 50;
    vi.advanceTimersByTime(50);
  };

  block = 90;
  await app.request('/blocks');
  sample();
  expect(warn).not.toHaveBeenCalled();

  block = 300;
  await app.request('/blocks');
  sample();
  sample();
  expect(warn.mock.calls).toEqual([
    [{ milliseconds: 300, operations: ['showAccount'] }, 'event loop blocked'],
  ]);
});
