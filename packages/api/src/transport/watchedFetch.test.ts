import { afterEach, describe, expect, it, vi } from 'vitest';
import { exchangeOver, type RespondTo } from '../../test/exchange.ts';
import { createTestServer, openTab, origin, problem } from '../../test/tab.ts';
import { readResponse } from './response.ts';
import { ApiError } from './apiError.ts';
import { watchedFetch } from './watchedFetch.ts';

const answerBy = (respond: RespondTo) => vi.stubGlobal('XMLHttpRequest', exchangeOver(respond));

const upload = (init: RequestInit = {}) =>
  new Request(`${origin}/api/user/students/profile`, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/png' },
    body: new Uint8Array([1, 2, 3, 4]),
    ...init,
  });

const ignore = (): void => {};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sending with progress', () => {
  it('sends method, headers and body unchanged, and reports its progress', async () => {
    const seen: Request[] = [];
    answerBy(async (request) => {
      seen.push(request);
      return new Response('{"data":"ok"}', { status: 201, headers: { ETag: '"a:b"', 'X-Two': '1, 2' } });
    });
    const shares: number[] = [];
    const response = await watchedFetch(upload(), (share) => shares.push(share));
    expect(shares).toEqual([0.5, 1]);
    const [request] = seen;
    expect([request?.method, request?.headers.get('Content-Type')]).toEqual(['PUT', 'image/png']);
    expect([...new Uint8Array((await request?.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([1, 2, 3, 4]);
    expect([response.status, response.headers.get('ETag'), response.headers.get('X-Two')]).toEqual([
      201,
      '"a:b"',
      '1, 2',
    ]);
    expect(await response.json()).toEqual({ data: 'ok' });
  });

  it('reports only the start for an empty body', async () => {
    answerBy(async () => Response.json({ data: null }));
    const shares: number[] = [];
    await watchedFetch(upload({ body: '' }), (share) => shares.push(share));
    expect(shares.every((share) => share === 0)).toBe(true);
  });

  it.each([204, 304])('gives an answer without a body: %i', async (status) => {
    answerBy(async () => new Response(null, { status }));
    const reply = await watchedFetch(upload(), ignore);
    expect([reply.status, await reply.text()]).toEqual([status, '']);
  });
});

describe('an aborted upload', () => {
  it('before it began sends nothing', async () => {
    const respond = vi.fn<RespondTo>();
    answerBy(respond);
    await expect(watchedFetch(upload({ signal: AbortSignal.abort() }), ignore)).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(respond).not.toHaveBeenCalled();
  });

  it('aborted halfway rejects with the given reason, without a response', async () => {
    const leaving = new AbortController();
    const respondTo = vi.fn<RespondTo>();
    answerBy(respondTo);
    const reason = new Error('left the page');
    const sent = watchedFetch(upload({ signal: leaving.signal }), () => leaving.abort(reason));
    await expect(sent).rejects.toBe(reason);
    expect(respondTo).not.toHaveBeenCalled();
  });

  it('aborted after its response changes nothing', async () => {
    const leaving = new AbortController();
    answerBy(async () => Response.json({ data: 'ok' }));
    const response = await watchedFetch(upload({ signal: leaving.signal }), ignore);
    leaving.abort();
    expect(await response.json()).toEqual({ data: 'ok' });
  });
});

describe('through the transport', () => {
  /** The error of a call with this response. */
  const failureOf = async (respond: RespondTo, signal?: AbortSignal): Promise<unknown> => {
    answerBy(respond);
    const { sendWatched } = openTab(createTestServer(), { watchedFetch });
    return sendWatched(upload(signal === undefined ? {} : { signal }), ignore)
      .then((response) => readResponse(response))
      .then(
        () => 'nothing failed',
        (error: unknown) => (error instanceof ApiError ? error.failure : error),
      );
  };

  it.each<[string, RespondTo, object]>([
    ['no answer is no network', () => Promise.reject(new TypeError('connection reset')), { kind: 'network' }],
    [
      'a refusal is a problem with its fields',
      async () => problem(415, 'UNSUPPORTED_MEDIA_TYPE', { photo: 'Choose a JPEG' }),
      { kind: 'problem', status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', fields: { photo: 'Choose a JPEG' } },
    ],
    [
      'a page of a proxy is unexpected',
      async () => new Response('<h1>Too large</h1>', { status: 413 }),
      { kind: 'unexpected', status: 413 },
    ],
  ])('%s', async (_case, respondTo, failure) => {
    expect(await failureOf(respondTo)).toMatchObject(failure);
  });

  it('giving up is no failure of the call', async () => {
    const leaving = new AbortController();
    const failure = failureOf(async () => {
      leaving.abort();
      throw new TypeError('connection reset');
    }, leaving.signal);
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });

  it('a 401 causes one refresh, and the body is sent once more, with its progress reported again', async () => {
    const server = createTestServer();
    answerBy(server.fetch);
    const { sendWatched, session } = openTab(server, { watchedFetch });
    server.expireAccess();
    const shares: number[] = [];
    const reply = await sendWatched(upload(), (share) => shares.push(share));
    expect(reply.status).toBe(200);
    expect(server.refreshes()).toBe(1);
    expect(session.get('AUTH')).toBe('access-2');
    expect(shares).toEqual([0.5, 1, 0.5, 1]);
    const bodies = server.seen.filter(({ path }) => path.endsWith('/profile')).map(({ body }) => body);
    expect(bodies).toEqual(['\u{1}\u{2}\u{3}\u{4}', '\u{1}\u{2}\u{3}\u{4}']);
  });
});
