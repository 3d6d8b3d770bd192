import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPart } from './lazyPart.tsx';

const part = { default: () => 'drawn' };
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('fetches a part again when the network is back', async () => {
  const load = vi.fn(() => (isOnline ? Promise.resolve(part) : Promise.reject(new Error('No network'))));
  isOnline = false;
  const fetched = fetchPart(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledOnce();
  isOnline = true;
  dispatchEvent(new Event('online'));
  expect(await fetched).toBe(part);
  expect(load).toHaveBeenCalledTimes(2);
});

test('continues without a part that does not load, and stops requesting it', async () => {
  const load = vi.fn(() => Promise.reject(new Error('No such file')));
  const fetched = fetchPart(load);
  await vi.advanceTimersByTimeAsync(60_000);
  const standIn = await fetched;
  expect(standIn.default()).toBeNull();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(5);
});
