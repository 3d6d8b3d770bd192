import createClient, { type Client } from 'openapi-fetch';
import { openOperations, type ServicePaths } from '../generated/paths.ts';
import { readFailure, takeData, type Unwrap } from '../transport/response.ts';
import { currentTransport } from '../transport/current.ts';
import { withOrigin } from '../transport/makeRequest.ts';
import type { Transport } from '../transport/transport.ts';

interface Result<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Creates a client for one service, typed by its contract, for scripts, tests, servers and code outside React. It uses the
 * configured transport or a given one, such as one per request on a server. Results keep their envelope, see {@link unwrap}.
 * @example const job = await unwrap(apiClient('job').GET('/jobs/show/{id}', { params: { path: { id } } }));
 */
export const apiClient = <Service extends keyof ServicePaths>(
  service: Service,
  transport: Transport = currentTransport(),
): Client<ServicePaths[Service]> => {
  const { locate, send, sendOpenly } = transport;
  const client = createClient<ServicePaths[Service]>({
    baseUrl: locate(`/api/${service}`),
    Request: class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? withOrigin(input) : input, init);
      }
    },
  });
  client.use({
    onRequest: ({ request, schemaPath }) =>
      openOperations.has(`${request.method} /api/${service}${schemaPath}`)
        ? sendOpenly(request)
        : send(request),
  });
  return client;
};

/** Takes a response out of its envelope. @throws {ApiError} if the call failed */
export const unwrap = async <Body>(call: Promise<Result<Body>>): Promise<Unwrap<Body>> => {
  const { data, error, response } = await call;
  if (!response.ok) throw await readFailure(Response.json(error, { status: response.status }));
  return takeData<Body>(data);
};
