import { delay, getResponse, http, type HttpHandler } from 'msw';
import { declarations } from '../../generated/memory.ts';
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../server/operation.ts';
import {
  isOperationId,
  scenario as scenarioHandler,
  slowResponseMilliseconds,
  type ResponseOptions,
  type Overrides,
  type ScenarioName,
} from '../scenarios.ts';
import { carryOut, exampleOf } from './carryOut.ts';
import type { Declarations } from './declaration.ts';
import { isRefused, readRequest } from './readRequest.ts';
import { oneMemory, type Memories } from './sessions.ts';
import { MemoryState, type ExampleLanguage } from './state.ts';

export interface MemoryOptions extends ResponseOptions {
  /** Default: {@link memoryClock}. */
  readonly now?: () => Date;
  /** Default: random. */
  readonly newId?: () => string;
  /** Default: one state for all requests. */
  readonly memories?: Memories;
}

const declared: Declarations = declarations;

const memoryMoment = '2026-11-20T04:00:00.000Z';

/**
 * A clock that starts on the day of the contracts' examples, after their last event and before their deadlines.
 * @param time milliseconds elapsed
 */
export const memoryClock = (time: () => number = Date.now): (() => Date) => {
  const startedAt = time();
  return () => new Date(Date.parse(memoryMoment) + time() - startedAt);
};

/** Initial state of the mocks; in the scenario `empty` only single records. */
export const createMemory = (language: ExampleLanguage, scenario: ScenarioName = 'populated'): MemoryState =>
  new MemoryState(declared.collections, language, scenario === 'empty');

const languageOf = (request: Request): ExampleLanguage =>
  request.headers.get('Accept-Language')?.startsWith('ja') ? 'jp' : 'en';

const tokenOf = (request: Request): string | null =>
  /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;

/** The examples' message for an invalid request. */
const invalid: Readonly<Record<ExampleLanguage, string>> = {
  en: 'Check the marked answers.',
  jp: '入力内容をご確認ください。',
};

interface Remembering {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly memories: Memories;
}

const reply = async (
  operation: Operation,
  requested: { readonly request: Request; readonly params: Readonly<Record<string, unknown>> },
  { now, newId, memories }: Remembering,
): Promise<Response | undefined> => {
  const { request } = requested;
  const language = languageOf(request);
  const bearer = tokenOf(request);
  const refuse = (status: number): Response =>
    Response.json(exampleOf(operation, (one) => one === status, language).body, { status });
  let state = memories.of(bearer, language);
  const isOpen = operation.bearer === 'none' || (operation.bearer === 'optional' && bearer === null);
  if (state === null && !isOpen) return refuse(401);
  const read = await readRequest(operation, request, requested.params, language);
  if (isRefused(read)) {
    const { status, fields } = read;
    if (fields === undefined) return refuse(status);
    return Response.json({ message: invalid[language], error: 'VALIDATION_FAILED', fields }, { status });
  }

  const own = declared.operations[operation.id];
  if (own === undefined) return undefined;
  // Signed out: requests about accounts use the examples.
  state ??= createMemory(language);
  const renewed = own.session === 'renews' ? memories.renew(String(read.body['refresh_token'])) : undefined;
  if (renewed === null) return refuse(401);
  let begun: string | undefined;
  // A session starts when its token is issued, not for a rejected login.
  const token = () => renewed ?? (begun ??= memories.begin(language));
  const carried = carryOut(operation, own, read, state, { language, now, newId, token });
  if (carried === null) return undefined;
  if (own.session === 'ends') memories.end(bearer);
  return Response.json(carried.body, { status: carried.status });
};

const handlerFor = (
  operation: Operation,
  stateless: HttpHandler,
  remembering: Remembering,
  wait: number,
): HttpHandler => {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return http[operation.method](`*/api/${operation.service}${path}`, async ({ request, params }) => {
    const own = Object.fromEntries(names.map((one) => [one, params[one]]));
    const response = await reply(operation, { request, params: own }, remembering);
    if (response === undefined) return getResponse([stateless], request);
    if (wait > 0) await delay(wait);
    return response;
  });
};

// A path with a parameter would also match one without.
const byParameters = (left: Operation, right: Operation): number =>
  left.path.split('{').length - right.path.split('{').length;

/**
 * Creates stateful handlers of every operation. The contract declares an operation's effect (`x-memory`); without a
 * declaration it responds with its example. Requests without a token or in violation of the contract are rejected.
 * Overrides, and scenarios other than `populated`, `empty` and `slow`, are stateless.
 * @example setupWorker(...rememberingHandlers('populated', { listPosts: 'unavailable' }))
 */
export const rememberingHandlers = (
  name: ScenarioName = 'populated',
  overrides: Overrides = {},
  options: MemoryOptions = {},
): HttpHandler[] => {
  const remembering: Remembering = {
    now: options.now ?? memoryClock(),
    newId: options.newId ?? (() => crypto.randomUUID()),
    memories: options.memories ?? oneMemory((language) => createMemory(language, name)),
  };
  return operations.toSorted(byParameters).flatMap((operation) => {
    const { id } = operation;
    if (!isOperationId(id)) return [];
    const behaviour = overrides[id] ?? name;
    const stateless = scenarioHandler(id, behaviour, options);
    const isRemembering =
      overrides[id] === undefined && (name === 'populated' || name === 'empty' || name === 'slow');
    const wait = Math.max(options.delay ?? 0, name === 'slow' ? slowResponseMilliseconds : 0);
    return [isRemembering ? handlerFor(operation, stateless, remembering, wait) : stateless];
  });
};
