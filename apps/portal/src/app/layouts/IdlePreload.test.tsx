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
  let underWay = 0;
  let most = 0;
  return {
    fetched,
    most: () => most,
    preload: async (pathname: string) => {
      fetched.push(pathname);
      underWay += 1;
      most = Math.max(most, underWay);
      during();
      await Promise.resolve();
      underWay -= 1;
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
