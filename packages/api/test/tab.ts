import { createMemoryStorage, createSession, type SessionStorage } from '../src/session/index.ts';
import { createTransport, type ApiSettings } from '../src/transport/index.ts';

/** Where the tests' services are. */
export const origin = 'http://michi.test';

/** A request that a test's server was sent. */
export interface RecordedRequest {
  readonly path: string;
  readonly authorization: string | null;
  readonly body: string;
}

/** An in-memory server: it accepts one access token and one refresh token at a time, and rotates them. */
export interface TestServer {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly seen: RecordedRequest[];
  readonly refreshes: () => number;
  /** Makes the access token out of date, as a quarter of an hour does. */
  expireAccess(): void;
  /** Makes the next refresh answer with this instead. */
  respondToRefresh(response: () => Promise<Response>): void;
}

const refreshPath = '/api/user/auth/refresh-token';

/** An answer as the contract makes it. */
export const problem = (status: number, error: string, fields?: Record<string, string>): Response =>
  Response.json({ message: `${error} happened`, error, ...(fields && { fields }) }, { status });

/** Makes a {@link TestServer} that accepts `access-1` and `refresh-1` at first. */
export const createTestServer = (reply: () => Response = () => Response.json({ data: 'ok' })): TestServer => {
  let generation = 1;
  let isExpired = false;
  let refreshResponse: (() => Promise<Response>) | null = null;
  const seen: RecordedRequest[] = [];

  const refresh = (body: string): Response => {
    if (!body.includes(`"refresh-${generation}"`)) return problem(401, 'TOKEN_EXPIRED');
    generation += 1;
    isExpired = false;
    return Response.json({
      data: { token: `access-${generation}`, refreshToken: `refresh-${generation}`, expiresIn: 900 },
    });
  };

  return {
    seen,
    refreshes: () => seen.filter(({ path }) => path === refreshPath).length,
    expireAccess: () => {
      isExpired = true;
    },
    respondToRefresh: (next) => {
      refreshResponse = next;
    },
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const authorization = request.headers.get('Authorization');
      const body = await request.text();
      request.signal.throwIfAborted();
      seen.push({ path: pathname, authorization, body });
      if (pathname === refreshPath) return refreshResponse ? refreshResponse() : refresh(body);
      const isAccepted = !isExpired && authorization === `Bearer access-${generation}`;
      return isAccepted ? reply() : problem(401, 'UNAUTHENTICATED');
    },
  };
};

/** Locks that all tabs of one browser share, as `navigator.locks` are. */
export const createLocks = (): NonNullable<ApiSettings['locks']> => {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    held += 1;
    const turn = last.then(work, work).finally(() => (held -= 1));
    last = turn.catch(() => {});
    return turn;
  };
  function request<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  function request<Result>(
    name: string,
    options: { readonly ifAvailable: true },
    work: (lock: unknown) => Promise<Result>,
  ): Promise<Result>;
  function request<Result>(
    name: string,
    first: { readonly ifAvailable: true } | (() => Promise<Result>),
    work?: (lock: unknown) => Promise<Result>,
  ): Promise<Result> {
    if (typeof first === 'function') return inTurn(first);
    if (work === undefined) throw new Error('There is nothing to do');
    return held > 0 ? work(null) : inTurn(() => work({ name }));
  }
  return { request };
};

/** A browser tab of a signed-in student: a transport and a session over a storage that tabs may share. */
export const openTab = (
  server: Pick<TestServer, 'fetch'>,
  {
    storage = createMemoryStorage(),
    events,
    ...settings
  }: ApiSettings & { readonly storage?: SessionStorage; readonly events?: EventTarget } = {},
) => {
  const session = createSession({ storage: () => storage, events: () => events });
  session.set('AUTH', 'access-1');
  session.set('AUTH_REFRESH', 'refresh-1');
  session.set('USER_ID', 'hana');
  const left: string[] = [];
  const transport = createTransport({
    origin,
    fetch: server.fetch,
    locks: undefined,
    leave: () => left.push('login'),
    ...settings,
    session,
  });
  return { ...transport, left, get: (path: string) => transport.send(new Request(origin + path)) };
};
