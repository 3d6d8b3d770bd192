import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilQueriesSettled } from './GlobalDataProvider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // A test cannot control when a browser is idle: without it a timeout is used.
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A screen with one query, and whether the wait for it is over. */
const createScene = () => {
  const client = new QueryClient();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const query = client.fetchQuery({ queryKey: ['first'], queryFn: () => promise, retry: false });
  const isOver = vi.fn();
  void untilQueriesSettled(client).then(isOver);
  return { client, query, resolve: resolve, fail: reject, isOver };
};

test('waits for the first queries, and for those that depend on their result', async () => {
  const { client, query, resolve, isOver } = createScene();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver).not.toHaveBeenCalled();
  const second = Promise.withResolvers<string>();
  const follows = client.fetchQuery({ queryKey: ['second'], queryFn: () => second.promise });
  resolve('here');
  await query;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver).not.toHaveBeenCalled();
  second.resolve('here too');
  await follows;
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).toHaveBeenCalledOnce();
});

test('continues after a failure', async () => {
  const { query, fail, isOver } = createScene();
  fail(new Error('lost'));
  await query.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).toHaveBeenCalledOnce();
});

test('waits for one more frame, since the browser is idle between two steps of a long list', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const { query, resolve, isOver } = createScene();
  resolve('here');
  await query;
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).not.toHaveBeenCalled();
  for (const frame of frames) frame(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).toHaveBeenCalledOnce();
});

test('does not wait for a slow network for ever', async () => {
  const { isOver } = createScene();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isOver).toHaveBeenCalledOnce();
});
