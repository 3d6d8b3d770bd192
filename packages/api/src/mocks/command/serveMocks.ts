import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getResponse, type HttpHandler } from 'msw';
import { handlersFor } from '../index.ts';
import type { SessionMemories } from '../memory/index.ts';
import { operationsPage } from './operationsPage.ts';
import { statePages } from './statePages.ts';
import type { MockOptions } from './options.ts';

export interface MockServer {
  /** Such as `http://127.0.0.1:4010`. */
  readonly origin: string;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

const isOnLoopback = (origin: string): boolean =>
  URL.canParse(origin) && ['localhost', LOOPBACK, '[::1]'].includes(new URL(origin).hostname);

/** Lets a page of another port on this machine read the response (Fetch standard, "CORS protocol"). */
const crossOrigin = ({ headers }: IncomingMessage): Record<string, string> =>
  headers.origin !== undefined && isOnLoopback(headers.origin)
    ? {
        'Access-Control-Allow-Origin': headers.origin,
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
        'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '*',
        'Access-Control-Expose-Headers': 'Content-Disposition, ETag, Location, Retry-After, X-Request-Id',
        Vary: 'Origin',
      }
    : {};

const toRequest = async (incoming: IncomingMessage, origin: string): Promise<Request> => {
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, origin), {
    method,
    headers,
    ...(hasBody ? { body: new Uint8Array(await buffer(incoming)) } : {}),
  });
};

const send = async (response: Response, reply: ServerResponse): Promise<void> => {
  for (const [name, value] of response.headers) reply.setHeader(name, value);
  reply.writeHead(response.status);
  reply.end(Buffer.from(await response.arrayBuffer()));
};

interface RespondTo {
  readonly handlers: readonly HttpHandler[];
  /** Null for stateless mocks. */
  readonly sessions: SessionMemories | null;
}

const example = async (
  { handlers, sessions }: RespondTo,
  incoming: IncomingMessage,
  reply: ServerResponse,
  { origin, options }: { origin: string; options: MockOptions },
): Promise<void> => {
  for (const [name, value] of Object.entries(crossOrigin(incoming))) reply.setHeader(name, value);
  if (incoming.method === 'OPTIONS') {
    reply.writeHead(204).end();
    return;
  }
  const request = await toRequest(incoming, origin);
  const page =
    new URL(request.url).pathname === '/'
      ? operationsPage(options)
      : sessions === null
        ? undefined
        : statePages(sessions, request);
  if (page !== undefined) {
    await send(page, reply);
    return;
  }
  const response = await getResponse([...handlers], request);
  // The scenario `offline` closes the connection.
  if (response?.type === 'error') reply.destroy();
  else
    await send(
      response ?? Response.json({ message: 'No contract has this operation.' }, { status: 404 }),
      reply,
    );
};

// Only stateful mocks need zod, to validate requests.
const prepare = async ({ scenario, overrides, delay, remembers }: MockOptions): Promise<RespondTo> => {
  if (!remembers) return { handlers: handlersFor(scenario, overrides, { delay }), sessions: null };
  const { createMemory, memoryBySession, rememberingHandlers } = await import('../memory/index.ts');
  const sessions = memoryBySession((language) => createMemory(language, scenario));
  return { handlers: rememberingHandlers(scenario, overrides, { delay, memories: sessions }), sessions };
};

/** Serves the mocks on the loopback until they are closed. */
export const serveMocks = async (options: MockOptions): Promise<MockServer> => {
  const respond = await prepare(options);
  let origin = '';
  const server = createServer((incoming, reply) => {
    example(respond, incoming, reply, { origin, options }).catch((error: unknown) => {
      // An error in a declaration, which the message names.
      if (reply.headersSent) reply.destroy();
      else reply.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, LOOPBACK, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  origin = `http://${LOOPBACK}:${port}`;
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
