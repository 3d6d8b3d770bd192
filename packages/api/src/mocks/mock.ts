import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { examples } from '../generated/examples.ts';
import type { ServiceOperations } from '../generated/paths.ts';
import type { OperationErrors } from '../generated/services.ts';
import { readValue } from '../server/readValue.ts';
import type { MockedOperation } from './mockedOperation.ts';
import type { ResponseOptions, OperationId } from './scenarios.ts';

const operations: Readonly<Record<OperationId, MockedOperation>> = examples;

type Contract<Id extends OperationId> = ServiceOperations[Id];

type JsonOf<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : undefined;

type Parameters<Id extends OperationId, Location extends 'path' | 'query'> = NonNullable<
  Contract<Id>['parameters'][Location]
>;

/** A request to a mocked operation, parsed by its contract. */
export interface MockedRequest<Id extends OperationId> {
  readonly params: Parameters<Id, 'path'>;
  readonly query: Parameters<Id, 'query'>;
  /** The JSON body, not validated; undefined without one. */
  readonly body: Contract<Id> extends { requestBody?: infer Body } ? JsonOf<NonNullable<Body>> : undefined;
  /** For its headers. */
  readonly request: Request;
}

/** The body of a status; that of an error has the codes of the operation alone. */
type ResponseBody<
  Id extends OperationId,
  Status extends keyof Contract<Id>['responses'],
> = Status extends keyof OperationErrors[Id]
  ? Omit<JsonOf<Contract<Id>['responses'][Status]>, 'error'> & {
      readonly error: OperationErrors[Id][Status];
    }
  : JsonOf<Contract<Id>['responses'][Status]>;

/** A response of an operation's contract. */
export type MockedResponse<Id extends OperationId> = {
  [Status in keyof Contract<Id>['responses'] & number]: ResponseBody<Id, Status> extends undefined
    ? { readonly status: Status }
    : { readonly status: Status; readonly body: ResponseBody<Id, Status> };
}[keyof Contract<Id>['responses'] & number];

/** The path has matched; the body is not validated. */
const isRequestOf = <Id extends OperationId>(_id: Id, requested: object): requested is MockedRequest<Id> =>
  'params' in requested && 'query' in requested && 'request' in requested;

const isResponse = (value: unknown): value is { readonly status: number; readonly body?: unknown } =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number';

const readBody = async (request: Request): Promise<unknown> =>
  /\bjson\b/.test(request.headers.get('Content-Type') ?? '') ? request.clone().json() : undefined;

/**
 * Lets a function respond to one operation, typed by its contract.
 * @returns a handler to place before those of `handlersFor`
 * @example mock('listJobs', ({ query }) => ({ status: 200, body: { data: pageOf([job({ title: query.search ?? 'All' })]) } }))
 */
export const mock = <Id extends OperationId, const Given extends MockedResponse<Id>>(
  id: Id,
  response: (requested: MockedRequest<Id>) => Given | Promise<Given>,
  options: ResponseOptions = {},
): HttpHandler => {
  const { method, path, readings } = operations[id];
  const read = (name: string, value: unknown): unknown => readValue(value, readings[name] ?? 'string');
  return http[method](`*${path}`, async ({ request, params }) => {
    if (options.delay !== undefined) await delay(options.delay);
    const { searchParams } = new URL(request.url);
    const query = [...new Set(searchParams.keys())].map((name) => {
      const all = searchParams.getAll(name);
      return [name, read(name, all.length === 1 ? all[0] : all)] as const;
    });
    const received = {
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, read(name, value)])),
      query: Object.fromEntries(query),
      body: await readBody(request),
      request,
    };
    if (!isRequestOf(id, received)) throw new TypeError(`A request of ${id} could not be read`);
    const given: unknown = await response(received);
    if (!isResponse(given)) throw new TypeError(`The mock of ${id} gives no status`);
    const { status, body } = given;
    return body === undefined
      ? new HttpResponse(null, { status })
      : new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  });
};

/** The body of an operation's successful response. */
export type SuccessBody<Id extends OperationId> = Extract<
  MockedResponse<Id>,
  { status: 200 | 201; body: unknown }
>['body'];

/** A copy of a success example, by default the first. @throws if the contract has no such example */
export function example<Id extends OperationId>(id: Id, name?: string): SuccessBody<Id>;
export function example(id: OperationId, name?: string): unknown {
  const success = operations[id].responses.find(({ status }) => status < 300);
  const [first] = Object.keys(success?.examples ?? {});
  const chosen = name ?? first;
  if (success === undefined || chosen === undefined || !Object.hasOwn(success.examples, chosen)) {
    throw new Error(`The contract of ${id} has no example ${chosen ?? 'of its success'}`);
  }
  return structuredClone(success.examples[chosen]);
}
