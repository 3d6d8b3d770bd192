import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withEarlyData } from './earlyData.ts';

const address = 'https://michi.example/api/job/jobs/all';
const headers = { Authorization: 'Bearer hana', 'Accept-Language': 'en' };

// The page has just been opened, however long the run has been going on.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000));
afterEach(() => {
  globalThis.michiEarlyData = undefined;
  vi.restoreAllMocks();
});

/** A page whose first script has asked, and a `fetch` that answers "later". */
const page = (answer: Promise<Response>) => {
  globalThis.michiEarlyData = new Map([[address, { headers, answer }]]);
  const fetch = vi.fn(() => Promise.resolve(new Response('later')));
  const send = withEarlyData(fetch);
  const ask = async (init: RequestInit = {}) =>
    (await send(new Request(address, { headers, ...init }))).text();
  return { fetch, ask };
};

const early = () => Promise.resolve(new Response('first'));

test('gives an early answer to its request, once', async () => {
  const { ask, fetch } = page(early());
  expect(await ask()).toBe('first');
  expect(fetch).not.toHaveBeenCalled();
  expect(await ask()).toBe('later');
});

test.each([
  ['another session', { headers: { ...headers, Authorization: 'Bearer alex' } }],
  ['another language', { headers: { ...headers, 'Accept-Language': 'ja' } }],
  ['an act', { method: 'POST' }],
])('gives it to nothing else: %s', async (_name, init) => {
  const { ask } = page(early());
  expect(await ask(init)).toBe('later');
});

test('asks again where no answer came or it has grown old', async () => {
  const lost = page(Promise.reject(new TypeError('No network')));
  expect(await lost.ask()).toBe('later');
  const old = page(early());
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(await old.ask()).toBe('later');
});

test('gives nothing to who no longer waits', async () => {
  const { ask } = page(early());
  await expect(ask({ signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
});
