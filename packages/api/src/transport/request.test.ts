import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTab, origin, problem } from '../../test/tab.ts';
import { apiClient, unwrap } from '../client/index.ts';
import { uploadAttachment } from '../generated/chat/index.ts';
import { listJobs } from '../generated/job/index.ts';
import { configureApi } from './current.ts';
import type { ApiSettings } from './settings.ts';
import { createTransport } from './transport.ts';

const unreachableFetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers as a server that never does, until the request is aborted. */
const never = (request: Request): Promise<Response> =>
  new Promise((_resolve, reject) => {
    if (request.signal.aborted) reject(request.signal.reason);
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

describe('a call', () => {
  const configure = (settings: ApiSettings) => {
    configureApi({ origin, locks: undefined, session: openTab({ fetch: never }).session, ...settings });
  };
  afterEach(() => vi.restoreAllMocks());

  it('takes at most the timeout of the settings, 30 seconds by default, or its own, and 0 is none', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('Too late', 'TimeoutError')));
    configure({ fetch: never });
    await expect(listJobs()).rejects.toMatchObject({ kind: 'network', code: 'TIMEOUT' });
    configure({ fetch: never, timeout: 5_000 });
    await expect(listJobs()).rejects.toMatchObject({ code: 'TIMEOUT' });
    await expect(listJobs({}, { timeout: 100 })).rejects.toMatchObject({ code: 'TIMEOUT' });
    await expect(unwrap(apiClient('job').GET('/jobs/all', { timeout: 200 }))).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
    expect(timeout.mock.calls.flat()).toEqual([30_000, 5_000, 100, 200]);
    configure({ fetch: async () => Response.json({ data: 'ok' }) });
    await listJobs({}, { timeout: 0 });
    await uploadAttachment({ file: new Blob(['a']) });
    expect(timeout).toHaveBeenCalledTimes(4);
  });

  it('is aborted within its body too', async () => {
    const body = new ReadableStream({
      start: (stream) => stream.error(new DOMException('Too late', 'TimeoutError')),
    });
    configure({
      fetch: async () => new Response(body, { headers: { 'Content-Type': 'application/json' } }),
    });
    await expect(listJobs()).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it.each(['settings', 'call'])('is aborted by the signal of the %s, with its reason', async (which) => {
    const leaving = new AbortController();
    const reason = new Error('left the page');
    const { signal } = leaving;
    configure({ fetch: never, ...(which === 'settings' && { signal }) });
    const options = which === 'call' ? { signal } : {};
    const calls = [listJobs({}, options), unwrap(apiClient('job').GET('/jobs/all', options))];
    leaving.abort(reason);
    for (const call of calls) await expect(call).rejects.toBe(reason);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['generated', () => listJobs({ search: 'secret' })],
    [
      'of the client',
      () => unwrap(apiClient('job').GET('/jobs/all', { params: { query: { search: 'secret' } } })),
    ],
  ])('%s names its method, path and operation in every error, without its query', async (_which, call) => {
    for (const [fetch, text] of [
      [unreachableFetch, 'UNREACHABLE from here: down, or CORS'],
      [async () => problem(429, 'TOO_MANY_REQUESTS'), '429 TOO_MANY_REQUESTS TOO_MANY_REQUESTS happened'],
      [async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), '502 unexpected'],
    ] as const) {
      configure({ fetch });
      await expect(call()).rejects.toMatchObject({
        name: 'ApiError',
        message: `GET /api/job/jobs/all listJobs: ${text}`,
        request: { method: 'GET', path: '/api/job/jobs/all', operation: 'listJobs' },
      });
    }
  });
});

describe('an address', () => {
  it('may end with a slash', () => {
    const baseUrls = { job: 'https://jobs.example/api/' };
    const { locate } = createTransport({ origin: 'https://michi.example/', baseUrls });
    expect(locate('/api/user/users/profile')).toBe('https://michi.example/api/user/users/profile');
    expect(locate('/api/job/jobs/all')).toBe('https://jobs.example/api/jobs/all');
  });

  it.each(['michi.example', 'localhost:3000', '//michi.example', 'https://'])(
    'without a scheme or a host is refused by name: %s',
    async (address) => {
      const transport = createTransport({ origin: address, fetch: unreachableFetch });
      await expect(
        (async () => unwrap(apiClient('job', transport).GET('/jobs/all')))(),
      ).rejects.toMatchObject({
        kind: 'not-configured',
        message: expect.stringContaining(`${address.replace(/\/+$/, '')}/api/job`),
      });
    },
  );
});
