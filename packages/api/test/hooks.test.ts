// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  getListJobsQueryKey,
  invalidateListJobs,
  useActOnJob,
  useListJobs,
} from '../src/generated/job/index.ts';
import { createQueryClient } from '../src/query/index.ts';
import { createMemoryStorage, createSession } from '../src/session/index.ts';
import { configureApi } from '../src/transport/index.ts';
import { origin } from './tab.ts';

const id = '0199a1c2-0000-7000-8000-000000000148';
const page = { currentPage: 1, nextPage: null, prevPage: null, totalPages: 0, totalRecords: 0, data: [] };

let response: (request: Request) => Response;
let seen: string[] = [];

beforeEach(() => {
  seen = [];
  response = () => Response.json({ data: page });
  const storage = createMemoryStorage();
  configureApi({
    origin,
    session: createSession({ storage: () => storage, events: () => undefined }),
    fetch: async (request) => {
      seen.push(`${request.method} ${new URL(request.url).pathname} ${await request.clone().text()}`.trim());
      return response(request);
    },
  });
});

const render = <Result>(useResult: () => Result) => {
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  return { client, ...renderHook(useResult, { wrapper }) };
};

describe('a query hook', () => {
  it('returns the contents of the envelope', async () => {
    const { result } = render(() => useListJobs());
    await waitFor(() => expect(result.current.data).toEqual(page));
  });

  it('gives the problem at once when another try would not help', async () => {
    response = () =>
      Response.json({ message: 'You’re not allowed to do this.', error: 'FORBIDDEN' }, { status: 403 });
    const { result } = render(() => useListJobs());
    await waitFor(() => expect(result.current.error?.code).toBe('FORBIDDEN'));
    expect(seen).toHaveLength(1);
  });

  it('refetches when its list is invalidated, with any parameters', async () => {
    const { client, result } = render(() => useListJobs({ search: '東京' }));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await act(() => invalidateListJobs(client));
    expect(seen).toHaveLength(2);
    expect(result.current.queryKey).toEqual(getListJobsQueryKey({ search: '東京' }));
  });
});

describe('a mutation hook', () => {
  it('sends path, body and headers, and returns the contents of the envelope', async () => {
    response = () => Response.json({ data: { job: { id } }, message: 'Your application was sent.' });
    const { result } = render(() => useActOnJob());
    act(() =>
      result.current.mutate({
        id,
        data: { action: 'apply' },
        headers: { 'Idempotency-Key': 'apply-0148-1' },
      }),
    );
    await waitFor(() => expect(result.current.data).toEqual({ job: { id } }));
    expect(seen).toEqual([`POST /api/job/jobs/students/action/${id} {"action":"apply"}`]);
  });

  it('is not tried again', async () => {
    response = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    const { result } = render(() => useActOnJob());
    act(() => result.current.mutate({ id, data: { action: 'apply' } }));
    await waitFor(() => expect(result.current.error?.failure).toEqual({ kind: 'unexpected', status: 502 }));
    expect(seen).toHaveLength(1);
  });
});
