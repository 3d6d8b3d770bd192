import { describe, expect, it, vi } from 'vitest';
import { createLocks, createTestServer, openTab, origin, problem } from '../../test/tab.ts';
import { createMemoryStorage } from '../session/session.ts';
import { ApiError } from './apiError.ts';

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => (error instanceof ApiError ? error.failure : error),
  );

describe('send', () => {
  it('adds the bearer token and the language of the session', async () => {
    const requests: Request[] = [];
    const tab = openTab({
      fetch: async (request) => {
        requests.push(request);
        return Response.json({ data: null });
      },
    });
    tab.session.set('LANGUAGE', 'jp');
    await tab.get('/api/job/jobs/all');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer access-1');
    expect(requests[0]?.headers.get('Accept-Language')).toBe('ja');
  });

  it('does not change a request with its own Authorization header', async () => {
    const server = createTestServer();
    const tab = openTab(server);
    const headers = { Authorization: 'Bearer on-leave' };
    const response = await tab.send(new Request(`${origin}/api/user/auth/reactivate-account`, { headers }));
    expect(response.status).toBe(401);
    expect(server.seen.map(({ authorization }) => authorization)).toEqual(['Bearer on-leave']);
  });

  it('puts the base URL of a service in place of its path', () => {
    const { locate } = openTab(createTestServer(), { baseUrls: { job: 'https://jobs.example/v1' } });
    expect(locate('/api/job/jobs/all?page=2')).toBe('https://jobs.example/v1/jobs/all?page=2');
    expect(locate('/api/user/users/profile')).toBe(`${origin}/api/user/users/profile`);
  });
});

describe('a 401', () => {
  it('causes one refresh for three concurrent requests, and each is retried once', async () => {
    const server = createTestServer();
    const tab = openTab(server);
    server.expireAccess();
    const responses = await Promise.all(['/api/job/a', '/api/job/b', '/api/user/c'].map(tab.get));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(server.refreshes()).toBe(1);
    expect(server.seen).toHaveLength(3 + 1 + 3);
    expect(tab.session.get('AUTH')).toBe('access-2');
    expect(tab.session.get('AUTH_REFRESH')).toBe('refresh-2');
  });

  it("keeps a POST's body", async () => {
    const server = createTestServer();
    const tab = openTab(server);
    server.expireAccess();
    const body = JSON.stringify({ action: 'apply', note: '配送ロボットの研究' });
    const response = await tab.send(new Request(`${origin}/api/job/act`, { method: 'POST', body }));
    expect(response.status).toBe(200);
    expect(server.seen.filter(({ path }) => path === '/api/job/act').map((request) => request.body)).toEqual([
      body,
      body,
    ]);
  });

  it('is retried once only, and then answered to the caller', async () => {
    const server = createTestServer(() => problem(401, 'UNAUTHENTICATED'));
    const tab = openTab(server);
    const response = await tab.get('/api/job/a');
    expect(response.status).toBe(401);
    expect(server.refreshes()).toBe(1);
    expect(tab.left).toEqual([]);
  });

  it('is an answer like any other where no session is needed', async () => {
    const server = createTestServer();
    const tab = openTab(server);
    const response = await tab.sendOpenly(new Request(`${origin}/api/user/auth/login`, { method: 'POST' }));
    expect(response.status).toBe(401);
    expect(server.seen).toEqual([{ path: '/api/user/auth/login', authorization: null, body: '' }]);
  });

  it('in two tabs at once causes one refresh', async () => {
    const server = createTestServer();
    const storage = createMemoryStorage();
    const locks = createLocks();
    const tabs = [openTab(server, { storage, locks }), openTab(server, { storage, locks })];
    server.expireAccess();
    const responses = await Promise.all(tabs.map((tab) => tab.get('/api/job/a')));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(server.refreshes()).toBe(1);
    expect(tabs.flatMap(({ left }) => left)).toEqual([]);
  });

  it('causes a refresh also if the browser denies its locks', async () => {
    const server = createTestServer();
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const tab = openTab(server, { locks: { request: denied } });
    server.expireAccess();
    expect((await tab.get('/api/job/a')).status).toBe(200);
    expect(server.refreshes()).toBe(1);
  });

  it('waits for the token of another tab that its storage does not show yet, instead of a second refresh', async () => {
    const server = createTestServer();
    const locks = createLocks();
    const storage = createMemoryStorage();
    const there = openTab(server, { storage, locks });
    const late = createMemoryStorage();
    const events = new EventTarget();
    const here = openTab(server, { storage: late, events, locks });
    server.expireAccess();
    const both = [there.get('/api/job/a'), here.get('/api/job/b')];
    await both[0];
    for (const key of ['AUTH', 'AUTH_REFRESH']) late.setItem(key, storage.getItem(key) ?? '');
    events.dispatchEvent(new Event('storage'));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect(server.refreshes()).toBe(1);
  });

  it('takes the token that another tab got meanwhile, instead of a refresh', async () => {
    const server = createTestServer();
    const storage = createMemoryStorage();
    const there = openTab(server, { storage });
    const here = openTab(
      {
        fetch: async (request) => {
          const response = await server.fetch(request);
          if (response.status === 401) await there.get('/api/job/quick');
          return response;
        },
      },
      { storage },
    );
    server.expireAccess();
    const response = await here.get('/api/job/slow');
    expect(response.status).toBe(200);
    expect(server.refreshes()).toBe(1);
  });

  it('is not repeated as another student who signed in meanwhile in another tab', async () => {
    const server = createTestServer();
    const tab = openTab(server);
    server.expireAccess();
    server.respondToRefresh(async () => {
      tab.session.set('USER_ID', 'alex');
      return Response.json({ data: { token: 'access-1', refreshToken: 'refresh-1' } });
    });
    const response = await tab.get('/api/job/a');
    expect(response.status).toBe(401);
    expect(server.seen.filter(({ path }) => path === '/api/job/a')).toHaveLength(1);
  });
});

describe('a refused refresh', () => {
  it('unregisters the device, clears the session and leaves for login, once', async () => {
    const server = createTestServer();
    const storage = createMemoryStorage();
    const events: string[] = [];
    const tab = openTab(server, {
      storage,
      unregisterDevice: async ({ userId, deviceId }) => {
        events.push(
          `unregister ${userId} ${deviceId} of a session ${storage.getItem('AUTH') === null ? 'gone' : 'there'}`,
        );
      },
      leave: () => events.push(`leave with a session ${storage.getItem('AUTH') === null ? 'gone' : 'there'}`),
    });
    tab.session.set('FCM_TOKEN', 'device-1');
    tab.session.set('LANGUAGE', 'jp');
    tab.session.set('AUTH_REFRESH', 'stolen');
    server.expireAccess();
    const responses = await Promise.all([tab.get('/api/job/a'), tab.get('/api/job/b')]);
    expect(responses.map(({ status }) => status)).toEqual([401, 401]);
    expect(events).toEqual(['unregister hana device-1 of a session there', 'leave with a session gone']);
    expect(['AUTH', 'AUTH_REFRESH', 'USER_ID', 'FCM_TOKEN'].map((key) => storage.getItem(key))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(tab.session.language()).toBe('jp');
  });

  it('leaves for login although the device cannot be unregistered', async () => {
    const server = createTestServer();
    const tab = openTab(server, { unregisterDevice: () => Promise.reject(new Error('refused')) });
    tab.session.set('FCM_TOKEN', 'device-1');
    tab.session.set('AUTH_REFRESH', 'stolen');
    server.expireAccess();
    await tab.get('/api/job/a');
    expect(tab.left).toEqual(['login']);
  });

  it('of a token that another tab has just used ends no session', async () => {
    const server = createTestServer();
    const tab = openTab(server);
    server.expireAccess();
    server.respondToRefresh(async () => {
      tab.session.set('AUTH', 'access-1');
      tab.session.set('AUTH_REFRESH', 'refresh-of-the-other-tab');
      return problem(401, 'TOKEN_EXPIRED');
    });
    await tab.get('/api/job/a');
    expect(tab.left).toEqual([]);
    expect(tab.session.isSignedIn()).toBe(true);
  });

  it('is also a missing refresh token', async () => {
    const server = createTestServer();
    const tab = openTab(server);
    tab.session.clear();
    expect((await tab.get('/api/job/a')).status).toBe(401);
    expect(server.refreshes()).toBe(0);
    expect(tab.left).toEqual(['login']);
  });
});

describe('a refresh that gets no answer about the token', () => {
  it.each([
    [
      'no network',
      () => Promise.reject(new TypeError('fetch failed')),
      { kind: 'network', code: 'UNREACHABLE' },
    ],
    [
      'a server in trouble',
      async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { kind: 'unexpected', status: 502 },
    ],
    [
      'too many tries',
      async () => problem(429, 'TOO_MANY_REQUESTS'),
      {
        kind: 'problem',
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        message: 'TOO_MANY_REQUESTS happened',
        fields: {},
      },
    ],
    [
      'an answer of another make',
      async () => Response.json({ data: { jwt: 'a' } }),
      { kind: 'unexpected', status: 200 },
    ],
  ])('keeps the session: %s', async (_case, response, failure) => {
    const server = createTestServer();
    const tab = openTab(server);
    server.expireAccess();
    server.respondToRefresh(response);
    expect(await failureOf(tab.get('/api/job/a'))).toEqual(failure);
    expect(tab.left).toEqual([]);
    expect(tab.session.get('AUTH_REFRESH')).toBe('refresh-1');
  });

  it('keeps the session when it takes too long', async () => {
    const server = createTestServer();
    const tab = openTab(server);
    server.expireAccess();
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('Too late', 'TimeoutError')));
    expect(await failureOf(tab.get('/api/job/a'))).toEqual({ kind: 'network', code: 'TIMEOUT' });
    timeout.mockRestore();
    expect(tab.session.isSignedIn()).toBe(true);
  });

  it('is tried again by the next request', async () => {
    const server = createTestServer();
    const tab = openTab(server);
    server.expireAccess();
    server.respondToRefresh(() => Promise.reject(new TypeError('fetch failed')));
    await failureOf(tab.get('/api/job/a'));
    server.respondToRefresh(async () =>
      Response.json({ data: { token: 'access-1', refreshToken: 'refresh-1' } }),
    );
    await tab.get('/api/job/a');
    expect(server.refreshes()).toBe(2);
  });
});

describe('errors', () => {
  it('throws `network` without a response', async () => {
    const tab = openTab({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await failureOf(tab.get('/api/job/a'))).toEqual({ kind: 'network', code: 'UNREACHABLE' });
  });

  it('is not a failure when the request was aborted before it was sent', async () => {
    const tab = openTab(createTestServer());
    const request = new Request(`${origin}/api/job/a`, { signal: AbortSignal.abort() });
    const error: unknown = await tab.send(request).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(request.signal.aborted).toBe(true);
  });

  it('is not a failure when the request was aborted while the session was refreshed', async () => {
    const server = createTestServer();
    const tab = openTab(server);
    const leaving = new AbortController();
    server.expireAccess();
    server.respondToRefresh(async () => {
      leaving.abort();
      return Response.json({ data: { token: 'access-1', refreshToken: 'refresh-1' } });
    });
    const error: unknown = await tab
      .send(new Request(`${origin}/api/job/a`, { signal: leaving.signal }))
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(server.seen.filter(({ path }) => path === '/api/job/a')).toHaveLength(1);
  });
});

describe('without a response', () => {
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

  it.each([
    ['Node, which does not know whether it is online', {}, 'UNREACHABLE'],
    ['a browser that is online, such as after a refused preflight', { onLine: true }, 'UNREACHABLE'],
    ['a browser that is offline', { onLine: false }, 'OFFLINE'],
  ])('in %s', async (_where, navigator, code) => {
    vi.stubGlobal('navigator', navigator);
    const error: unknown = await openTab({ fetch: unreachable })
      .get('/api/job/a')
      .catch((reason: unknown) => reason);
    vi.unstubAllGlobals();
    expect(error).toMatchObject({ kind: 'network', code, status: null });
  });
});
