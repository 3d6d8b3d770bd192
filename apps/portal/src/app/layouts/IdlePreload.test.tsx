import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadNavigation } from './StudentArea.tsx';

const links = ['/student/chat', '/student/calendar', '/student/profile'].map((path) => ({ path }));
const { signal } = new AbortController();

// A window that nobody sees has no idle moments, and each would be waited for in vain.
beforeEach(() => {
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((work) => {
    queueMicrotask(() => work({ didTimeout: false, timeRemaining: () => 50 }));
    return 1;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

/** Records requests, and the largest number at once. */
const createFetch = (during: () => void = () => undefined) => {
  const fetched: string[] = [];
  let running = 0;
  let maxRunning = 0;
  return {
    fetched,
    most: () => maxRunning,
    preload: async (pathname: string) => {
      fetched.push(pathname);
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      during();
      await Promise.resolve();
      running -= 1;
    },
  };
};

test('fetches one screen after the other, each once the browser is idle', async () => {
  const { fetched, most, preload } = createFetch();
  await preloadNavigation(links, preload, signal);
  expect(fetched).toEqual(links.map(({ path }) => path));
  expect([most(), vi.mocked(requestIdleCallback).mock.calls.length]).toEqual([1, 3]);
});

test('stops when it is ended', async () => {
  const end = new AbortController();
  const { fetched, preload } = createFetch(() => end.abort());
  await preloadNavigation(links, preload, end.signal);
  expect(fetched).toEqual(['/student/chat']);
});

test('fetches nothing without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fetched, preload } = createFetch();
  await preloadNavigation(links, preload, signal);
  expect(fetched).toEqual([]);
});

test('fetches nothing for a reader who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { fetched, preload } = createFetch();
  await preloadNavigation(links, preload, signal);
  expect(fetched).toEqual([]);
});
