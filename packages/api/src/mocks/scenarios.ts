import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { examples } from '../generated/examples.ts';
import { emptied } from './emptied.ts';
import type { MockedAnswer, MockedOperation } from './mockedOperation.ts';

/**
 * How the services behave, by name: with data, with nothing yet, with data after a wait, failing, or without a
 * session.
 */
export const scenarioNames = ['populated', 'empty', 'slow', 'unavailable', 'unauthorized'] as const;

/** See {@link scenarioNames}. */
export type ScenarioName = (typeof scenarioNames)[number];

/** An operation of any contract. */
export type OperationId = keyof typeof examples;

/** One of an operation's answers: a status of the contract and, where it has several, which example. */
export interface GivenAnswer {
  readonly status: number;
  readonly example?: string;
}

/** What single operations do while the others follow the scenario. */
export type Overrides = Readonly<Partial<Record<OperationId, ScenarioName | GivenAnswer>>>;

/** How long `slow` waits before it answers, in milliseconds. */
export const slowAnswerMilliseconds = 2_000;

const operations: Readonly<Record<OperationId, MockedOperation>> = examples;

const isOperationId = (name: string): name is OperationId => Object.hasOwn(operations, name);

const findAnswer = (id: OperationId, matches: (status: number) => boolean): MockedAnswer => {
  const answer = operations[id].answers.find(({ status }) => matches(status));
  if (!answer) throw new Error(`the contract of ${id} has no such answer`);
  return answer;
};

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
  return findAnswer(id, isSuccess);
};

const exampleOf = ({ examples: own }: MockedAnswer, request: Request, name: string | undefined): unknown => {
  const language = request.headers.get('Accept-Language')?.startsWith('ja') ? 'jp' : 'en';
  const found = [name, language, 'populated'].find(
    (wanted) => wanted !== undefined && Object.hasOwn(own, wanted),
  );
  return found === undefined ? Object.values(own)[0] : own[found];
};

const respond = (answer: MockedAnswer, body: unknown): Response => {
  const { status, type } = answer;
  if (type === null) return new HttpResponse(null, { status });
  if (/\bjson\b/.test(type)) return HttpResponse.json(body ?? null, { status });
  return new HttpResponse(typeof body === 'string' ? body : '', {
    status,
    headers: { 'Content-Type': type },
  });
};

/**
 * Makes one operation behave in its own way, below `/api/<service>` of any origin.
 * @returns a handler that belongs before those of {@link handlersFor}
 * @throws when the contract has no such answer or example
 */
export const scenario = (id: OperationId, behaviour: ScenarioName | GivenAnswer): HttpHandler => {
  const { method, path } = operations[id];
  const answer = answerIn(id, behaviour);
  return http[method](`*${path}`, async ({ request }) => {
    if (behaviour === 'slow') await delay(slowAnswerMilliseconds);
    if (behaviour === 'empty')
      return respond(answer, answer.examples['empty'] ?? emptied(exampleOf(answer, request, undefined)));
    return respond(
      answer,
      exampleOf(answer, request, typeof behaviour === 'object' ? behaviour.example : undefined),
    );
  });
};

// A path with a parameter would also match one without: `/job-offers/:id` and `/job-offers/summary`.
const byParameters = (left: OperationId, right: OperationId): number =>
  operations[left].path.split(':').length - operations[right].path.split(':').length;

/**
 * Gives the handlers of every operation of every contract, each answering with the contract's own examples.
 * They keep nothing: the same request gets the same answer.
 * @example handlersFor('populated', { listJobs: 'empty', actOnJob: { status: 409 } })
 */
export const handlersFor = (name: ScenarioName, overrides: Overrides = {}): HttpHandler[] =>
  Object.keys(operations)
    .filter(isOperationId)
    .toSorted(byParameters)
    .map((id) => scenario(id, overrides[id] ?? name));
