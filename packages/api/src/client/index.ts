import createClient, { type Client } from 'openapi-fetch';
import { openOperations, type ServicePaths } from '../generated/paths.ts';
import { ApiError, connectionError, withRequest } from '../transport/apiError.ts';
import { readFailure, takeData, type Unwrap } from '../transport/response.ts';
import { currentTransport } from '../transport/current.ts';
import { withOrigin } from '../transport/makeRequest.ts';
import type { Transport } from '../transport/transport.ts';

interface Result<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** What gives the error of a response its request. */
const naming = new WeakMap<Response, (error: unknown) => unknown>();

/** The name of an operation, loaded with the first failure. Without it, as offline, the path says enough. */
const nameOf = (operation: string): Promise<string | undefined> =>
  import('../generated/operationNames.ts').then(
    ({ operationNames }) => operationNames[operation],
    () => undefined,
  );

const timeoutOf = (init: RequestInit | undefined): number | undefined =>
  init !== undefined && 'timeout' in init && typeof init.timeout === 'number' ? init.timeout : undefined;

/**
 * Creates a client for one service, typed by its contract, for scripts, tests, servers and code outside React. It uses the
 * configured transport or a given one, such as one per request on a server. Results keep their envelope, see {@link unwrap}.
 * Each call takes a `signal` and a `timeout` in milliseconds; 0, for a stream, is no limit.
 * @example const job = await unwrap(apiClient('job').GET('/jobs/show/{id}', { params: { path: { id } } }));
 */
export const apiClient = <Service extends keyof ServicePaths>(
  service: Service,
  transport: Transport = currentTransport(),
): Client<ServicePaths[Service]> => {
  const { limit, locate, send, sendOpenly } = transport;
  const client = createClient<ServicePaths[Service]>({
    baseUrl: locate(`/api/${service}`),
    Request: class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        const timeout =
          timeoutOf(init) ?? (init?.body instanceof FormData || init?.body instanceof Blob ? 0 : undefined);
        super(typeof input === 'string' ? withOrigin(input) : input, {
          ...init,
          signal: limit(init?.signal, timeout),
        });
      }
    },
  });
  client.use({
    onRequest: async ({ request, schemaPath }) => {
      const operation = `${request.method} /api/${service}${schemaPath}`;
      try {
        const response = await (openOperations.has(operation) ? sendOpenly(request) : send(request));
        if (!response.ok) {
          const name = await nameOf(operation);
          naming.set(response, (error) => withRequest(error, request, name));
        }
        return response;
      } catch (error) {
        throw withRequest(error, request, await nameOf(operation));
      }
    },
  });
  return client;
};

/** Takes a response out of its envelope. @throws {ApiError} if the call failed */
export const unwrap = async <Body>(call: Promise<Result<Body>>): Promise<Unwrap<Body>> => {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : connectionError(cause, !(cause instanceof TypeError));
  });
  if (response.ok) return takeData<Body>(data);
  const failure = await readFailure(
    Response.json(error, {
      status: response.status,
      headers: { 'Retry-After': response.headers.get('Retry-After') ?? '' },
    }),
  );
  throw naming.get(response)?.(failure) ?? failure;
};
