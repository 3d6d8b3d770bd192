import { ApiError } from '@michi/api/transport';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { reportFailures } from './reportFailures.ts';

const problem = (status: number) =>
  new ApiError({ kind: 'problem', status, code: 'INTERNAL_ERROR', message: 'No', fields: {} });
const network = new ApiError({ kind: 'network', code: 'UNREACHABLE' });

/** A screen's query, which succeeds or fails as specified. */
const question = (client: QueryClient, queryKey: readonly string[], meta = {}) => {
  let failure: Error | null = null;
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => (failure === null ? Promise.resolve('answer') : Promise.reject(failure)),
    enabled: false,
    meta,
  });
  const leave = observer.subscribe(() => undefined);
  const ask = (how: Error | null) => {
    failure = how;
    return observer.refetch();
  };
  return { ask, leave };
};

const watched = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const report = vi.fn<(error: unknown) => void>();
  const takeBack = vi.fn<(error: unknown) => void>();
  let isPressing = false;
  reportFailures(client, { report, takeBack, isPressing: () => isPressing });
  return {
    client,
    report,
    takeBack,
    /** Requests as a click of the student does. */
    press: <Result>(ask: () => Result): Result => {
      isPressing = true;
      const result = ask();
      isPressing = false;
      return result;
    },
  };
};

test('reports a first load when it begins to fail, not at each later try, and again after it was well', async () => {
  const { client, report } = watched();
  const jobs = question(client, ['api', 'job', 'jobs']);
  await jobs.ask(problem(500));
  await jobs.ask(problem(500));
  expect(report).toHaveBeenCalledTimes(1);
  await jobs.ask(null);
  await jobs.ask(problem(500));
  expect(report).toHaveBeenCalledTimes(2);
});

test('reports a first load each time the student retries, and withdraws the previous report', async () => {
  const { client, report, takeBack, press } = watched();
  const jobs = question(client, ['api', 'job', 'jobs']);
  const first = problem(500);
  await jobs.ask(first);
  const again = press(() => jobs.ask(problem(503)));
  expect(takeBack.mock.calls).toEqual([[first]]);
  await again;
  expect(report).toHaveBeenCalledTimes(2);
  await jobs.ask(problem(500));
  expect(report).toHaveBeenCalledTimes(2);
});

test('reports the refetch of an outage no second time because something is pressed meanwhile', async () => {
  const { client, report, takeBack, press } = watched();
  const jobs = question(client, ['api', 'job', 'jobs']);
  await jobs.ask(null);
  await jobs.ask(problem(500));
  await press(() => jobs.ask(problem(500)));
  expect(report).toHaveBeenCalledTimes(1);
  expect(takeBack).not.toHaveBeenCalled();
});

test('reports a first load again on the next visit of its screen, and separately for every screen', async () => {
  const { client, report } = watched();
  const visit = question(client, ['api', 'job', 'jobs']);
  await visit.ask(problem(500));
  visit.leave();
  await question(client, ['api', 'job', 'offers']).ask(problem(500));
  await question(client, ['api', 'job', 'jobs']).ask(problem(500));
  expect(report).toHaveBeenCalledTimes(3);
});

test('reports refetches once per outage of a service, for all its queries, until it responds again', async () => {
  const { client, report } = watched();
  const jobs = question(client, ['api', 'job', 'jobs']);
  const offers = question(client, ['api', 'job', 'offers']);
  const news = question(client, ['api', 'news', 'posts']);
  for (const { ask } of [jobs, offers, news]) await ask(null);
  for (let refetch = 0; refetch < 3; refetch += 1) {
    await jobs.ask(problem(500));
    await offers.ask(problem(500));
  }
  expect(report).toHaveBeenCalledTimes(1);
  // Another service is another outage.
  await news.ask(problem(500));
  expect(report).toHaveBeenCalledTimes(2);
  await offers.ask(null);
  await offers.ask(problem(500));
  expect(report).toHaveBeenCalledTimes(3);
});

test('reports no refetch that a busy service turns away, but a first load and what fails afterwards', async () => {
  const { client, report } = watched();
  const jobs = question(client, ['api', 'job', 'jobs']);
  await jobs.ask(null);
  await jobs.ask(problem(503));
  await jobs.ask(problem(503));
  expect(report).not.toHaveBeenCalled();
  await question(client, ['api', 'job', 'offers']).ask(problem(503));
  expect(report).toHaveBeenCalledTimes(1);
  await jobs.ask(null);
  await jobs.ask(problem(500));
  expect(report).toHaveBeenCalledTimes(2);
});

test('one part of a service that stays broken while the rest answers is reported once', async () => {
  const { client, report } = watched();
  const jobs = question(client, ['api', 'job', 'jobs']);
  const offers = question(client, ['api', 'job', 'offers']);
  await jobs.ask(null);
  for (let refetch = 0; refetch < 3; refetch += 1) {
    await jobs.ask(problem(500));
    await offers.ask(null);
  }
  expect(report).toHaveBeenCalledTimes(1);
});

test('a lost network is one outage of all services', async () => {
  const { client, report } = watched();
  const jobs = question(client, ['api', 'job', 'jobs']);
  const news = question(client, ['api', 'news', 'posts']);
  for (const { ask } of [jobs, news]) await ask(null);
  for (const { ask } of [jobs, news, jobs, news]) await ask(network);
  expect(report).toHaveBeenCalledTimes(1);
  await news.ask(null);
  await news.ask(network);
  expect(report).toHaveBeenCalledTimes(2);
});

test('a value set by the portal itself is not a response and ends no outage', async () => {
  const { client, report } = watched();
  const jobs = question(client, ['api', 'job', 'jobs']);
  await jobs.ask(null);
  await jobs.ask(problem(500));
  client.setQueryData(['api', 'job', 'jobs'], 'written');
  await jobs.ask(problem(500));
  expect(report).toHaveBeenCalledTimes(1);
});

test('reports every failed mutation', async () => {
  const { client, report } = watched();
  const mutate = (meta = {}) =>
    client
      .getMutationCache()
      .build(client, { meta, mutationFn: () => Promise.reject(problem(409)) })
      .execute(undefined);
  await expect(mutate()).rejects.toThrow('No');
  await expect(mutate()).rejects.toThrow('No');
  expect(report).toHaveBeenCalledTimes(2);
  await expect(mutate({ isSilent: true })).rejects.toThrow('No');
  expect(report).toHaveBeenCalledTimes(2);
});

test('leaves a lost session to the login page, and silenced failures to the caller', async () => {
  const { client, report } = watched();
  await question(client, ['one']).ask(problem(401));
  await question(client, ['two'], { isSilent: true }).ask(problem(500));
  const isSilent = (error: unknown) => error instanceof ApiError && error.status === 403;
  await question(client, ['three'], { isSilent }).ask(problem(403));
  expect(report).not.toHaveBeenCalled();
  await question(client, ['four'], { isSilent }).ask(problem(500));
  expect(report).toHaveBeenCalledTimes(1);
});

test.each([
  ['there is no such thing', problem(404)],
  ['the service does not offer it', problem(501)],
  [
    'the address names it by what is no id',
    new ApiError({
      kind: 'problem',
      status: 422,
      code: 'VALIDATION_FAILED',
      message: 'No',
      fields: { id: 'Not an id' },
    }),
  ],
  [
    'the address carries something else that the service refuses',
    new ApiError({
      kind: 'problem',
      status: 422,
      code: 'VALIDATION_FAILED',
      message: 'Check the marked answers.',
      fields: { token: 'Not a token' },
    }),
  ],
])('leaves to the screen that %s', async (_case, error) => {
  const { client, report } = watched();
  await question(client, ['api', 'job', 'job']).ask(error);
  expect(report).not.toHaveBeenCalled();
});

test('reports a silently prefetched query once a screen waits for it', async () => {
  const { client, report } = watched();
  const { promise, reject } = Promise.withResolvers<string>();
  const queryKey = ['api', 'job', 'jobs'];
  const ahead = client.prefetchQuery({ queryKey, queryFn: () => promise, meta: { isSilent: true } });
  new QueryObserver(client, { queryKey, queryFn: () => promise, retry: false }).subscribe(() => undefined);
  reject(problem(500));
  await ahead;
  expect(report).toHaveBeenCalledTimes(1);
});

/** Places with silenced failures, and why; another place needs a reason and a row in specs/COVERAGE.md. */
const silentFiles = {
  '../navigation/prefetch.ts': 'nobody asked for it yet; the screen that does is told',
  '../GlobalDataProvider.tsx': 'specs/COVERAGE.md, section 8, has these logged only',
  '../offline/mutations/offlineMutation.ts': 'a change is told by its name, and a message says so itself',
  '../../features/dashboard/usePrefetchedApplications.ts': 'as above, for the applications of the dashboard',
  '../../features/timesheet/TimesheetScreen.tsx': 'a student without a job is no failure',
  '../../features/jobs/PublicJobScreen.tsx': 'the screen that waits for it is told',
  '../../features/resume/components/ImportDialogs.tsx': 'a file that cannot be read is no call',
} as const;

test('failures are silent in no other places than those', () => {
  const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!./*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const silent = Object.keys(sources).filter((path) => sources[path]?.includes('isSilent:'));
  expect(silent.toSorted()).toEqual(Object.keys(silentFiles).toSorted());
});
