import { delay, http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import { examples } from '../generated/examples.ts';
import { isObject } from './memory/paths.ts';
import type { ContractResponse, MockedOperation } from './mockedOperation.ts';

/**
 * Behaviour of the services: with data, empty, delayed, never responding, failing, without a session, rejecting
 * requests field by field (if the contract names fields), or unreachable.
 */
export const scenarioNames = [
  'populated',
  'empty',
  'slow',
  'pending',
  'unavailable',
  'unauthorized',
  'validation-error',
  'offline',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

/** Id of an operation of any contract. */
export type OperationId = keyof typeof examples;

/** A response of the contract, and which of its examples. */
export interface MockOverride {
  readonly status: number;
  readonly example?: string;
}

/** Behaviour of single operations. */
export type Overrides = Readonly<Partial<Record<OperationId, ScenarioName | MockOverride>>>;

export interface ResponseOptions {
  /** Delay of each response, in milliseconds; `slow` waits at least its own. */
  readonly delay?: number;
}

/** Delay of the scenario `slow`, in milliseconds. */
export const slowResponseMilliseconds = 2_000;

const operations: Readonly<Record<OperationId, MockedOperation>> = examples;

export const isOperationId = (name: string): name is OperationId => Object.hasOwn(operations, name);

/** Ids of all operations, sorted. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId).toSorted();

const findResponse = (id: OperationId, matches: (status: number) => boolean): ContractResponse => {
  const response = operations[id].responses.find(({ status }) => matches(status));
  if (!response) throw new Error(`the contract of ${id} has no such answer`);
  return response;
};

const namesFields = ({ status, examples: own }: ContractResponse): boolean =>
  status === 422 && Object.values(own).some((body) => isObject(body) && 'fields' in body);

const isSuccess = (status: number): boolean => status < 400;

const responseIn = (id: OperationId, scenario: ScenarioName | MockOverride): ContractResponse => {
  if (typeof scenario === 'object') {
    const response = findResponse(id, (status) => status === scenario.status);
    if (scenario.example !== undefined && !Object.hasOwn(response.examples, scenario.example)) {
      throw new Error(
        `the contract of ${id} has no example ${scenario.example} of its ${scenario.status} answer`,
      );
    }
    return response;
  }
  if (scenario === 'unavailable') return findResponse(id, (status) => status >= 500);
  if (scenario === 'unauthorized' && operations[id].needsSession)
    return findResponse(id, (status) => status === 401);
  if (scenario === 'validation-error') {
    const refusal = operations[id].responses.find(namesFields);
    if (refusal) return refusal;
  }
  return findResponse(id, isSuccess);
};

/** Whether an example has one of the ids in the address. */
const isAbout = (body: unknown, ids: readonly string[]): boolean => {
  const has = (value: unknown) =>
    isObject(value) && typeof value['id'] === 'string' && ids.includes(value['id']);
  const data = isObject(body) ? body['data'] : undefined;
  return has(data) || (typeof data === 'object' && data !== null && Object.values(data).some(has));
};

interface MatchedRequest {
  readonly request: Request;
  /** Path parameters, such as the id of a seminar. */
  readonly params: PathParams;
}

const exampleOf = (
  { examples: own }: ContractResponse,
  { request, params }: MatchedRequest,
  name: string | undefined,
): unknown => {
  const ids = Object.values(params).filter((value) => typeof value === 'string');
  const about = Object.keys(own).find((each) => isAbout(own[each], ids));
  const language = request.headers.get('Accept-Language')?.startsWith('ja') ? 'jp' : 'en';
  const found = [name, language, about, 'populated'].find(
    (wanted) => wanted !== undefined && Object.hasOwn(own, wanted),
  );
  return found === undefined ? Object.values(own)[0] : own[found];
};

const emptyPage = {
  currentPage: 1,
  nextPage: null,
  prevPage: null,
  totalPages: 0,
  totalRecords: 0,
  data: [],
};

/** Removes the entries of a page or list, for operations without an example `empty`. Any other response is unchanged. */
export const emptied = (body: unknown): unknown => {
  if (!isObject(body)) return body;
  const { data } = body;
  if (Array.isArray(data)) return { ...body, data: [] };
  return isObject(data) && 'totalRecords' in data ? { ...body, data: emptyPage } : body;
};

/** A WebP of hills below a sun, in place of images, which examples cannot contain. */
const drawnPicture =
  'UklGRr4BAABXRUJQVlA4TLEBAAAvX8AXANehoG0jp/zh/p4JDYVt2zb+/93uSQRt28b8Kf9r5j9UoQjBj1DEPTP6ARHDv3k3pTyG' +
  'QNlrzhleQIAE906r5+y5Z0QSIQwRPu8OmOP4YxD8nD21fv/mngERYQjE/9nriLMHENxIUiTVMjMzM/Ne//9rW509ncd3UkT/IbiR' +
  'pEiKVCzG8h68wfzn3mlYzMbj2eLozMm1FZaXhapHQpYJUZdc0dEPiWWhAdtpqyIhrpOXhABL3pioC7Qm06OGMcIXHgYCbsxDCaXC' +
  'Qxoly0MCJUFPkocMSu7jTEYoUx7OYYzIxfCsgdGm+puWhG59N0zbAheF1oZrg5DVoWHbynJlcmP49uhElEtrd0O5y7icSyRylcnF' +
  'fNPWrb2RK1I4kSuS2pErEunx+jrHu3hr1Z6+dbyLQ14kt/er410s4iIisZlPX+8CzZSP7ulN9S6gTP2PaO9Jy10gmbrYzIvWu0Az' +
  'rQpe4C6wTK+CFrsLILNVwYrehS1DqgDF70LPsMqzItHZPC5Oi88dpVjtSaJbRSX6sG6yVA7yVLBMFShZhUhX2SWsbHJWqqyVIm8l' +
  '/30nAA==';

const respond = (response: ContractResponse, body: unknown): Response => {
  const { status, type, location } = response;
  if (type === null) {
    return new HttpResponse(null, {
      status,
      ...(location === undefined ? {} : { headers: { Location: location } }),
    });
  }
  if (/\bjson\b/.test(type)) return HttpResponse.json(body ?? null, { status });
  const drawn =
    type === 'image/webp' ? Uint8Array.from(atob(drawnPicture), (sign) => sign.codePointAt(0) ?? 0) : '';
  return new HttpResponse(typeof body === 'string' ? body : drawn, {
    status,
    headers: { 'Content-Type': type },
  });
};

/**
 * Mocks one operation, below `/api/<service>` of any origin; place it before the handlers of {@link handlersFor}.
 * @throws if the contract has no such response or example
 */
export const scenario = (
  id: OperationId,
  behaviour: ScenarioName | MockOverride,
  options: ResponseOptions = {},
): HttpHandler => {
  const { method, path } = operations[id];
  const response = responseIn(id, behaviour);
  const wait = Math.max(options.delay ?? 0, behaviour === 'slow' ? slowResponseMilliseconds : 0);
  return http[method](`*${path}`, async (requested) => {
    if (behaviour === 'pending') await delay('infinite');
    if (wait > 0) await delay(wait);
    if (behaviour === 'offline') return HttpResponse.error();
    if (behaviour === 'empty')
      return respond(
        response,
        response.examples['empty'] ?? emptied(exampleOf(response, requested, undefined)),
      );
    return respond(
      response,
      exampleOf(response, requested, typeof behaviour === 'object' ? behaviour.example : undefined),
    );
  });
};

// A path with a parameter would also match one without: `/job-offers/:id` and `/job-offers/summary`.
const byParameters = (left: OperationId, right: OperationId): number =>
  operations[left].path.split(':').length - operations[right].path.split(':').length;

/**
 * Creates stateless handlers of every operation, which respond with the contract's examples, preferably with the requested
 * id.
 * @example handlersFor('populated', { listJobs: 'empty', actOnJob: { status: 409 } }, { delay: 500 })
 */
export const handlersFor = (
  name: ScenarioName,
  overrides: Overrides = {},
  options: ResponseOptions = {},
): HttpHandler[] =>
  operationIds.toSorted(byParameters).map((id) => scenario(id, overrides[id] ?? name, options));
