import type { QueryState } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { apiClient, unwrap } from '../src/client/index.ts';
import {
  actOnJob,
  getActOnJobMutationOptions,
  getListJobsInfiniteQueryOptions,
  getListJobsQueryKey,
  getListJobsQueryOptions,
  invalidateListJobs,
  listJobs,
  showJob,
  useActOnJob,
  useListJobs,
  useListJobsSuspense,
} from '../src/generated/job/index.ts';
import type { Job, JobActionResult, JobDetail, JobPage } from '../src/generated/job/index.ts';
import { listLocations } from '../src/generated/common/index.ts';
import { handlersFor, job, mock, pageOf, scenario } from '../src/mocks/index.ts';
import { createQueryClient } from '../src/query/index.ts';
import { createMemoryStorage, createSession } from '../src/session/index.ts';
import { ApiError, configureApi, isApiErrorOf, type ApiErrorOf } from '../src/transport/index.ts';
import { getProfile, logIn } from '../src/generated/user/index.ts';
import { origin } from './tab.ts';

const id = '0199a1c2-0000-7000-8000-000000000148';
const server = setupServer();
const seen: Request[] = [];
let left = 0;

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  server.events.on('request:start', ({ request }) => void seen.push(request));
});
beforeEach(() => {
  const storage = createMemoryStorage();
  const session = createSession({ storage: () => storage, events: () => undefined });
  session.set('AUTH', 'access');
  session.set('AUTH_REFRESH', 'refresh');
  seen.length = 0;
  left = 0;
  configureApi({ origin, session, locks: undefined, leave: () => void (left += 1) });
  server.use(...handlersFor('populated'));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('a call', () => {
  it('returns the contents of the envelope', async () => {
    const page = await listJobs();
    expect(page.data.length).toBeGreaterThan(0);
    expect(page.currentPage).toBe(1);
  });

  it('writes its query as the contract reads it, a list as a repeated name', async () => {
    await listJobs({ search: '東京 ｴﾝｼﾞﾆｱ', graduationYear: [2027, 2028], canApply: true });
    const { searchParams } = new URL(seen[0]?.url ?? '');
    expect([...searchParams]).toEqual([
      ['search', '東京 ｴﾝｼﾞﾆｱ'],
      ['graduationYear', '2027'],
      ['graduationYear', '2028'],
      ['canApply', 'true'],
    ]);
  });

  it('keeps an id within its part of the path', async () => {
    await showJob('../all?x=1').catch(() => {});
    expect(new URL(seen[0]?.url ?? '').pathname).toBe('/api/job/jobs/show/..%2Fall%3Fx%3D1');
  });

  it('sends its body as JSON and its headers beside it', async () => {
    await actOnJob(id, { action: 'apply' }, { headers: { 'Idempotency-Key': 'apply-0148-1' } });
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('apply-0148-1');
    expect(seen[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await seen[0]?.clone().json()).toEqual({ action: 'apply' });
  });

  it("throws the server's problem, in the requested language", async () => {
    server.use(scenario('showJob', { status: 404, example: 'jp' }));
    const error: unknown = await showJob(id).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect([isApiErrorOf(error, 'showJob'), isApiErrorOf(error, 'actOnJob')]).toEqual([true, false]);
    expect(error).toMatchObject({
      failure: {
        kind: 'problem',
        status: 404,
        code: 'NOT_FOUND',
        message: 'お探しの情報が見つかりませんでした。',
      },
    });
  });
});

describe('logging in', () => {
  it('sends no token of an earlier session, and a wrong password refreshes nothing', async () => {
    server.use(scenario('logIn', { status: 401 }));
    const credentials = { email: 'hana@michi.example', password: 'wrong', appName: 'michi' } as const;
    await expect(logIn(credentials)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(seen.map(({ url, headers }) => [new URL(url).pathname, headers.get('Authorization')])).toEqual([
      ['/api/user/auth/login', null],
    ]);
    expect(left).toBe(0);
  });
});

describe('a client', () => {
  it('gives the wire as its contract has it, and unwrapped on demand', async () => {
    const { data } = await apiClient('job').GET('/jobs/show/{id}', { params: { path: { id } } });
    expect(await unwrap(apiClient('job').GET('/jobs/show/{id}', { params: { path: { id } } }))).toEqual(
      data?.data,
    );
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer access');
  });

  it('throws the same error as a hook', async () => {
    server.use(scenario('showJob', { status: 404 }));
    const call = apiClient('job').GET('/jobs/show/{id}', { params: { path: { id } } });
    await expect(unwrap(call)).rejects.toMatchObject({ failure: { kind: 'problem', code: 'NOT_FOUND' } });
  });

  it('sends no token if no session is needed', async () => {
    await apiClient('user').POST('/auth/login', {
      body: { email: 'hana@michi.example', password: 'michi-demo-2026', appName: 'michi' },
    });
    expect(seen[0]?.headers.get('Authorization')).toBeNull();
  });
});

describe('a query', () => {
  it('cancels its request when its component unmounts, without an error', async () => {
    server.use(scenario('listJobs', 'slow'));
    const client = createQueryClient();
    const options = getListJobsQueryOptions();
    const query = client.fetchQuery(options).catch((reason: unknown) => reason);
    await client.cancelQueries({ queryKey: options.queryKey });
    expect(await query).not.toBeInstanceOf(ApiError);
    expect(client.getQueryState(options.queryKey)?.error ?? null).toBeNull();
  });

  it('reads the pages of a list from the first to the last, and invalidates them with the list', async () => {
    server.use(
      mock('listJobs', ({ query: { page = 0 } }) => ({
        status: 200,
        body: { data: { ...pageOf([job()]), currentPage: page, nextPage: page < 2 ? page + 1 : null } },
      })),
    );
    const client = createQueryClient();
    const options = getListJobsInfiniteQueryOptions({ size: 1 });
    const { pages } = await client.fetchInfiniteQuery({ ...options, pages: 5 });
    expectTypeOf(pages).toEqualTypeOf<JobPage[]>();
    expect(pages.map(({ currentPage }) => currentPage)).toEqual([1, 2]);
    await invalidateListJobs(client, { size: 1 });
    expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  });

  it('has the data and the error of its operation by its key', () => {
    const client = createQueryClient();
    expectTypeOf(client.getQueryData(getListJobsQueryKey())).toEqualTypeOf<JobPage | undefined>();
    const state = client.getQueryState(getListJobsQueryKey());
    expectTypeOf(state).toEqualTypeOf<QueryState<JobPage, ApiErrorOf<'listJobs'>> | undefined>();
    const pages = client.getQueryData(getListJobsInfiniteQueryOptions().queryKey);
    expectTypeOf(pages?.pages).toEqualTypeOf<JobPage[] | undefined>();
  });

  it('has the options of a mutation with its key', () => {
    expect(getActOnJobMutationOptions()).toMatchObject({ mutationKey: ['actOnJob'] });
  });
});

it('types hooks, calls and clients with the contents of the envelope', () => {
  expectTypeOf(listJobs).returns.resolves.toEqualTypeOf<JobPage>();
  expectTypeOf(showJob).returns.resolves.toEqualTypeOf<JobDetail>();
  expectTypeOf(actOnJob).returns.resolves.toEqualTypeOf<JobActionResult>();
  expectTypeOf(listLocations).returns.resolves.toBeArray();
  expectTypeOf(getProfile).returns.resolves.toHaveProperty('email');
  const useHooks = () => ({ jobs: useListJobs(), settled: useListJobsSuspense(), act: useActOnJob() });
  type Results = ReturnType<typeof useHooks>;
  expectTypeOf<Results['jobs']['data']>().toEqualTypeOf<JobPage | undefined>();
  expectTypeOf<Results['jobs']['error']>().toEqualTypeOf<ApiErrorOf<'listJobs'> | null>();
  expectTypeOf<Results['settled']['data']>().toEqualTypeOf<JobPage>();
  expectTypeOf<Results['act']['data']>().toEqualTypeOf<JobActionResult | undefined>();
  expectTypeOf<Results['act']['error']>().toEqualTypeOf<ApiErrorOf<'actOnJob'> | null>();
  expectTypeOf<JobPage['data'][number]>().toEqualTypeOf<Job>();
});
