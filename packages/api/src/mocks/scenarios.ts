import { delay, http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import { examples } from '../generated/examples.ts';
import { emptied } from './emptied.ts';
import type { MockedAnswer, MockedOperation } from './mockedOperation.ts';

/**
 * Behaviour of the services, by name: with data, empty, with data after a delay, never responding, failing, without a
 * session, refusing requests field by field (operations whose contract names fields), or unreachable.
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

/** See {@link scenarioNames}. */
export type ScenarioName = (typeof scenarioNames)[number];

/** An operation of any contract. */
export type OperationId = keyof typeof examples;

/** One of an operation's answers: a status of the contract and, where it has several, which example. */
export interface GivenAnswer {
  readonly status: number;
  readonly example?: string;
}

/** Scenarios of single operations that differ from the others. */
export type Overrides = Readonly<Partial<Record<OperationId, ScenarioName | GivenAnswer>>>;

/** Options of every response, for any scenario. */
export interface AnswerOptions {
  /**
   * Delay of each response, in milliseconds; none by default. `slow` waits at least its own time, `pending` without
   * limit.
   */
  readonly delay?: number;
}

/** How long `slow` waits before it answers, in milliseconds. */
export const slowAnswerMilliseconds = 2_000;

const operations: Readonly<Record<OperationId, MockedOperation>> = examples;

/** Whether a text is the id of an operation of any contract. */
export const isOperationId = (name: string): name is OperationId => Object.hasOwn(operations, name);

/** The id of every operation of every contract, in alphabetical order. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId).toSorted();

const findAnswer = (id: OperationId, matches: (status: number) => boolean): MockedAnswer => {
  const answer = operations[id].answers.find(({ status }) => matches(status));
  if (!answer) throw new Error(`the contract of ${id} has no such answer`);
  return answer;
};

const namesFields = ({ status, examples: own }: MockedAnswer): boolean =>
  status === 422 &&
  Object.values(own).some((body) => typeof body === 'object' && body !== null && 'fields' in body);

const isSuccess = (status: number): boolean => status < 400;

/** The answer of an operation in a scenario, an explicit one included. */
const answerIn = (id: OperationId, scenario: ScenarioName | GivenAnswer): MockedAnswer => {
  if (typeof scenario === 'object') {
    const answer = findAnswer(id, (status) => status === scenario.status);
    if (scenario.example !== undefined && !Object.hasOwn(answer.examples, scenario.example)) {
      throw new Error(
        `the contract of ${id} has no example ${scenario.example} of its ${scenario.status} answer`,
      );
    }
    return answer;
  }
  if (scenario === 'unavailable') return findAnswer(id, (status) => status >= 500);
  if (scenario === 'unauthorized' && operations[id].needsSession)
    return findAnswer(id, (status) => status === 401);
  if (scenario === 'validation-error') {
    const refusal = operations[id].answers.find(namesFields);
    if (refusal) return refusal;
  }
  return findAnswer(id, isSuccess);
};

/** Whether an example is about the resource that an address names. */
const isAbout = (body: unknown, ids: readonly string[]): boolean => {
  const has = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    ids.includes(value.id);
  if (typeof body !== 'object' || body === null || !('data' in body)) return false;
  const { data } = body;
  return has(data) || (typeof data === 'object' && data !== null && Object.values(data).some(has));
};

interface Asked {
  readonly request: Request;
  /** Parameters of the address, such as the id of a seminar. */
  readonly params: PathParams;
}

const exampleOf = (
  { examples: own }: MockedAnswer,
  { request, params }: Asked,
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

const respond = (answer: MockedAnswer, body: unknown): Response => {
  const { status, type, location } = answer;
  if (type === null) {
    return new HttpResponse(null, {
      status,
      ...(location === undefined ? {} : { headers: { Location: location } }),
    });
  }
  if (/\bjson\b/.test(type)) return HttpResponse.json(body ?? null, { status });
  return new HttpResponse(typeof body === 'string' ? body : '', {
    status,
    headers: { 'Content-Type': type },
  });
};

/**
 * Overrides one operation, below `/api/<service>` of any origin.
 * @returns a handler to place before those of {@link handlersFor}
 * @throws if the contract has no such response or example
 */
export const scenario = (
  id: OperationId,
  behaviour: ScenarioName | GivenAnswer,
  options: AnswerOptions = {},
): HttpHandler => {
  const { method, path } = operations[id];
  const answer = answerIn(id, behaviour);
  const wait = Math.max(options.delay ?? 0, behaviour === 'slow' ? slowAnswerMilliseconds : 0);
  return http[method](`*${path}`, async (asked) => {
    if (behaviour === 'pending') await delay('infinite');
    if (wait > 0) await delay(wait);
    if (behaviour === 'offline') return HttpResponse.error();
    if (behaviour === 'empty')
      return respond(answer, answer.examples['empty'] ?? emptied(exampleOf(answer, asked, undefined)));
    return respond(
      answer,
      exampleOf(answer, asked, typeof behaviour === 'object' ? behaviour.example : undefined),
    );
  });
};

// A path with a parameter would also match one without: `/job-offers/:id` and `/job-offers/summary`.
const byParameters = (left: OperationId, right: OperationId): number =>
  operations[left].path.split(':').length - operations[right].path.split(':').length;

/**
 * Creates the handlers of every operation of every contract, which answer with the contract's own examples. They are
 * stateless: the same request gets the same response. An example with the requested id is preferred to the first.
 * @example handlersFor('populated', { listJobs: 'empty', actOnJob: { status: 409 } }, { delay: 500 })
 */
export const handlersFor = (
  name: ScenarioName,
  overrides: Overrides = {},
  options: AnswerOptions = {},
): HttpHandler[] =>
  operationIds.toSorted(byParameters).map((id) => scenario(id, overrides[id] ?? name, options));
