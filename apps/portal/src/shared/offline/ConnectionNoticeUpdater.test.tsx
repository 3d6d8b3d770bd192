import { createQueryClient } from '@michi/api/query';
import { ApiError, type Failure } from '@michi/api/transport';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchService } from './ConnectionNoticeUpdater.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const network: Failure = { kind: 'network', code: 'UNREACHABLE' };
const problem = (status: number): Failure => ({
  kind: 'problem',
  status,
  code: 'SERVICE_UNAVAILABLE',
  message: '',
  fields: {},
});

/** A service that fails for a given time, and a screen with two queries to it. */
const start = () => {
  const client = createQueryClient();
  const reported: boolean[] = [];
  let failure: Failure | null = null;
  const ask = vi.fn(async () => {
    if (failure !== null) throw new ApiError(failure);
    return 'answer';
  });
  const stop = watchService(client, (isReached) => reported.push(isReached));
  const screens = ['one', 'other'].map((name) =>
    new QueryObserver(client, { queryKey: ['api', name], queryFn: ask }).subscribe(() => undefined),
  );
  return {
    client,
    reported,
    ask,
    fail: (how: Failure | null) => {
      failure = how;
    },
    end: () => {
      stop();
      for (const leave of screens) leave();
      client.clear();
    },
  };
};

test.each([
  ['no answer comes', network],
  ['a proxy answers for a server that is away', { kind: 'unexpected', status: 502 } satisfies Failure],
  ['the server has no database', problem(503)],
])(
  'is shown once, after the second failure, when %s, and hidden at the next response',
  async (_case, how) => {
    const { reported, fail, end } = start();
    await vi.advanceTimersByTimeAsync(100);
    fail(how);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reported).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reported).toEqual([false]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(reported).toEqual([false]);
    fail(null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reported).toEqual([false, true]);
    end();
  },
);

test.each([500, 404, 429])('is not shown for a %d, which is a response', async (status) => {
  const { reported, fail, end } = start();
  await vi.advanceTimersByTimeAsync(100);
  fail(problem(status));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reported).toEqual([]);
  end();
});

test('one lost response is not reported', async () => {
  const { reported, fail, end } = start();
  await vi.advanceTimersByTimeAsync(100);
  fail(network);
  await vi.advanceTimersByTimeAsync(30_100);
  fail(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reported).toEqual([]);
  end();
});

test('a value set by the portal itself is not a response', async () => {
  const { client, reported, fail, end } = start();
  await vi.advanceTimersByTimeAsync(100);
  fail(network);
  await vi.advanceTimersByTimeAsync(40_000);
  client.setQueryData(['api', 'one'], 'set');
  expect(reported).toEqual([false]);
  end();
});

test('with the first response every failed visible query is refetched at once', async () => {
  const { client, ask, fail, end } = start();
  await vi.advanceTimersByTimeAsync(100);
  fail(network);
  await vi.advanceTimersByTimeAsync(45_000);
  fail(null);
  ask.mockClear();
  await client.fetchQuery({ queryKey: ['api', 'another'], queryFn: ask });
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(3);
  end();
});

test('a query that was asked to wait is not refetched before, although another gets a response', async () => {
  const { client, ask, fail, end } = start();
  await vi.advanceTimersByTimeAsync(100);
  fail({
    kind: 'problem',
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    message: '',
    fields: {},
    retryAfter: 30,
  });
  await vi.advanceTimersByTimeAsync(65_000);
  fail(null);
  ask.mockClear();
  await client.fetchQuery({ queryKey: ['api', 'another'], queryFn: ask });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.length).toBeGreaterThan(1);
  end();
});
