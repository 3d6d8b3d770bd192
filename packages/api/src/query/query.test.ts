import { environmentManager, focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../transport/apiError.ts';
import { createQueryClient, retryDelay, shouldRetry } from './index.ts';

const problem = (status: number) =>
  new ApiError({ kind: 'problem', status, code: 'NOT_FOUND', message: 'Not here', fields: {} });

describe('the query client', () => {
  it('has the defaults of the product spec, section 9', () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: { refetchOnWindowFocus: true, gcTime: 300_000 },
      mutations: { retry: false },
    });
  });
});

describe('the refetches of a tab', () => {
  // Nothing is refetched on a server.
  beforeEach(() => environmentManager.setIsServer(() => false));
  afterEach(() => {
    environmentManager.setIsServer(() => true);
    vi.useRealTimers();
    focusManager.setFocused(undefined);
  });

  /** Shows a query, and notes the seconds at which it is read. */
  const show = (client: QueryClient, key: string, seconds: number[], start: number) => {
    const queryFn = async () => {
      seconds.push(Math.round((Date.now() - start) / 1_000));
      return key;
    };
    return new QueryObserver(client, { queryKey: [key], queryFn }).subscribe(() => undefined);
  };

  it('are sent together every 30 s, whenever their queries were first read', async () => {
    vi.useFakeTimers();
    const client = createQueryClient();
    const start = Date.now();
    const first: number[] = [];
    const second: number[] = [];
    const stops = [show(client, 'first', first, start)];
    await vi.advanceTimersByTimeAsync(12_000);
    stops.push(show(client, 'second', second, start));
    await vi.advanceTimersByTimeAsync(80_000);
    expect(first).toEqual([0, 30, 60, 90]);
    expect(second).toEqual([12, 30, 60, 90]);
    for (const stop of stops) stop();
  });

  it('of tabs that were opened together are spread over the 30 s', async () => {
    vi.useFakeTimers();
    const start = Date.now();
    const times = await Promise.all(
      [0, 0.25, 0.5, 0.9].map(async (share) => {
        const seconds: number[] = [];
        const stop = show(
          createQueryClient(() => share),
          'shown',
          seconds,
          start,
        );
        await vi.advanceTimersByTimeAsync(0);
        return { seconds, stop };
      }),
    );
    await vi.advanceTimersByTimeAsync(59_000);
    expect(times.map(({ seconds }) => seconds)).toEqual([
      [0, 30],
      [0, 23, 53],
      [0, 15, 45],
      [0, 3, 33],
    ]);
    for (const { stop } of times) stop();
  });

  it('wait while the page is hidden', async () => {
    vi.useFakeTimers();
    const client = createQueryClient();
    const seconds: number[] = [];
    const stop = show(client, 'shown', seconds, Date.now());
    await vi.advanceTimersByTimeAsync(1_000);
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(seconds).toEqual([0]);
    stop();
  });
});

describe('a service that is busy', () => {
  beforeEach(() => {
    environmentManager.setIsServer(() => false);
    vi.useFakeTimers();
  });
  afterEach(() => {
    environmentManager.setIsServer(() => true);
    vi.useRealTimers();
  });

  /** The seconds at which a displayed query is read that is answered once, and then turned away. */
  const turnedAway = async (random: number, retryAfter: number, until: number) => {
    const client = createQueryClient(() => random);
    const start = Date.now();
    const seconds: number[] = [];
    const queryFn = async () => {
      seconds.push(Math.round((Date.now() - start) / 1_000));
      if (seconds.length === 1) return 'answer';
      throw new ApiError({
        kind: 'problem',
        status: 503,
        code: 'SERVICE_UNAVAILABLE',
        message: 'Busy',
        fields: {},
        retryAfter,
      });
    };
    const observer = new QueryObserver(client, { queryKey: ['shown'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(until * 1_000);
    stop();
    expect(observer.getCurrentResult().data).toBe('answer');
    client.clear();
    return seconds;
  };

  it('is requested again after the seconds of its Retry-After, doubling, instead of every 30 s', async () => {
    expect(await turnedAway(0, 30, 235)).toEqual([0, 30, 60, 120]);
  });

  it('is asked by clients that it turned away together at different times', async () => {
    expect(await turnedAway(0.5, 30, 150)).toEqual([0, 15, 60, 150]);
  });

  it('waits at most five minutes', async () => {
    expect(await turnedAway(0, 3_600, 700)).toEqual([0, 30, 330, 630]);
  });
});

describe('displayed values', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['focus', 'visibilitychange'])(
    'is requested again when the window has a %s event',
    async (name) => {
      const page = new EventTarget();
      vi.stubGlobal('window', page);
      const client = createQueryClient();
      client.mount();
      const ask = vi.fn(() => Promise.resolve('answer'));
      const observer = new QueryObserver(client, { queryKey: ['shown'], queryFn: ask });
      const stop = observer.subscribe(() => undefined);
      await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
      page.dispatchEvent(new Event(name));
      await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
      stop();
      client.unmount();
      client.clear();
    },
  );
});

describe('a failed query', () => {
  it('waits 1 s before the next try, doubling, at most 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it.each([
    ['no network', new ApiError({ kind: 'network', code: 'UNREACHABLE' })],
    ['a 500', problem(500)],
    ['a 408', problem(408)],
    ['a 429', problem(429)],
    ['a proxy without a server', new ApiError({ kind: 'unexpected', status: 502 })],
  ])('is tried three more times after %s', (_case, error) => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([true, true, true, false]);
  });

  it('is not tried again without an address', () => {
    expect(shouldRetry(0, new ApiError({ kind: 'not-configured', message: 'No origin' }))).toBe(false);
  });

  it.each([400, 401, 403, 404, 409, 422])(
    'is not tried again after a %d, which would be the same',
    (status) => {
      expect(shouldRetry(0, problem(status))).toBe(false);
    },
  );
});
