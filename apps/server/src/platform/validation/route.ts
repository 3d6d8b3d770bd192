import type {
  Answer,
  Body,
  Headers as OwnHeaders,
  Operation,
  Params,
  Query,
  Status,
} from '@michi/api/server';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { ZodType } from 'zod';
import type { AppEnv, ServiceRouter } from '../appContext.ts';
import { authenticate, type CurrentUser } from '../auth/authenticate.ts';
import type { Database } from '../database/schema.ts';
import { runIdempotent, type StoredResponse } from '../idempotency/runIdempotent.ts';
import { routeToReplica } from '../http/routeToReplica.ts';
import type { JsonText } from '../json/jsonText.ts';
import type { Language } from '../problem/language.ts';
import { Problem } from '../problem/problem.ts';
import { respondWithProblem } from './respondWithProblem.ts';
import { checkResponse } from './checkResponse.ts';
import { fieldRules } from './fieldRules.ts';
import { isUnchanged } from './isUnchanged.ts';
import { readPath, readQuery } from './readAddress.ts';
import { readJsonBody } from './readBody.ts';
import { readForm } from './readForm.ts';
import { impossibleDates, normalizeInput } from './normalizeInput.ts';

/** A status that means success. */
type Success<O extends Operation> = Extract<Status<O>, 200 | 201 | 202>;

/** The contract's own headers of a response. */
type AnswerHeaders = Readonly<Record<string, string>>;

/**
 * A handler's result: a body of the contract's type for its status, or that body as finished JSON text of the same
 * type, built by PostgreSQL (`json` of `platform/json`). In tests and development both are validated against the
 * contract as well.
 */
export type JsonReply<O extends Operation> = JsonWith<O, object>;

type JsonWith<O extends Operation, More> = {
  [S in Success<O>]: Answer<O, S> extends Blob
    ? never
    : | ({ readonly status: S; readonly body: Answer<O, S> } & More)
      | ({ readonly status: S; readonly json: JsonText<Answer<O, S>> } & More);
}[Success<O>];

/** A handler's result if the contract has a file: its bytes. */
export type FileReply<O extends Operation> = {
  [S in Success<O>]: Answer<O, S> extends Blob
    ? {
        readonly status: S;
        /** The complete file, or a stream. */
        readonly bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
        /** Its media type where the contract has several; otherwise it is the contract's. */
        readonly type?: string;
        readonly headers?: AnswerHeaders;
      }
    : never;
}[Success<O>];

/** A handler's result if the reader already has the response, known before reading any data. */
export type NotModified<O extends Operation> =
  304 extends Status<O> ? { readonly status: 304; readonly headers: AnswerHeaders } : never;

/**
 * A handler's result: JSON or a file, as the contract has it for the status; with the contract's own headers of it.
 */
export type Reply<O extends Operation> =
  | JsonWith<O, { readonly headers?: AnswerHeaders }>
  | FileReply<O>
  | NotModified<O>;

/** A request that has been read and checked. */
export interface Call<O extends Operation> {
  readonly params: Params<O>;
  readonly query: Query<O>;
  readonly headers: OwnHeaders<O>;
  readonly body: Body<O>;
  /** The current user; null only if the contract allows requests without a session. */
  readonly user: O['bearer'] extends 'required' ? CurrentUser : CurrentUser | null;
  /** The language to answer in. */
  readonly language: Language;
  /** The time of the request, the same for everything it does. */
  readonly now: Date;
  /** The caller's network address, for rate limits. */
  readonly address: string;
  /** The client's user agent (RFC 9110, section 10.1.5). */
  readonly userAgent: string | undefined;
  /** The cookies of the client's browser, unparsed (RFC 6265, section 4.2). */
  readonly cookies: string | undefined;
  /** A logger whose lines contain the request's id. */
  readonly log: Logger;
}

/** Options of a route beside the contract. */
export interface RouteOptions {
  /** Also for the token of an account on leave, which is otherwise refused. */
  readonly onLeave?: boolean;
  /** For a form with its own limit: the most bytes, and the error above it. */
  readonly form?: { readonly limit: number; readonly tooLarge: () => Problem };
}

/** Options of a route with an `Idempotency-Key`. */
export interface IdempotentRouteOptions<O extends Operation> extends RouteOptions {
  /** Lets each request have its turn before it takes a database connection, for those that wait for one row. */
  readonly serialize?: <T>(call: Call<O>, work: () => Promise<T>) => Promise<T>;
}

type Handler<O extends Operation> = (call: Call<O>) => Promise<Reply<O>>;

/**
 * Serves an operation of a contract: parses and validates the request, authenticates the user, and sends the handler's
 * result.
 * @example
 * route(router, manifest.job.showJob, async ({ params }) => ({ status: 200, body: { data: await find(params.id) } }));
 */
export function route<O extends Operation>(router: ServiceRouter, operation: O, handler: Handler<O>): void;
export function route<O extends Operation>(
  router: ServiceRouter,
  operation: O,
  options: RouteOptions,
  handler: Handler<O>,
): void;
export function route<O extends Operation>(
  router: ServiceRouter,
  operation: O,
  ...rest: [Handler<O>] | [RouteOptions, Handler<O>]
): void {
  const [options, handler] = rest.length === 1 ? [{}, rest[0]] : rest;
  serve(router, operation, options, async (call: Call<O>) => finish(await handler(call)));
}

type IdempotentHandler<O extends Operation> = (
  call: Call<O>,
  transaction: Transaction<Database>,
) => Promise<JsonReply<O>>;

/**
 * Like `route`, for an operation with an `Idempotency-Key`: the handler's transaction runs once, and a repetition gets
 * the first response. The handler must write through the transaction only.
 */
export function idempotentRoute<O extends Operation & { readonly bearer: 'required' }>(
  router: ServiceRouter,
  operation: O,
  handler: IdempotentHandler<O>,
): void;
export function idempotentRoute<O extends Operation & { readonly bearer: 'required' }>(
  router: ServiceRouter,
  operation: O,
  options: IdempotentRouteOptions<O>,
  handler: IdempotentHandler<O>,
): void;
export function idempotentRoute<O extends Operation & { readonly bearer: 'required' }>(
  router: ServiceRouter,
  operation: O,
  ...rest: [IdempotentHandler<O>] | [IdempotentRouteOptions<O>, IdempotentHandler<O>]
): void {
  const [options, handler] = rest.length === 1 ? [{}, rest[0]] : rest;
  serve(router, operation, options, async (call: Call<O>) => {
    const request = {
      userId: userOf(call),
      operation: operation.id,
      key: idempotencyKey(call.headers),
      content: [call.params, call.body],
      now: call.now,
    };
    const work = () =>
      runIdempotent(router.deps.database, request, async (transaction) =>
        finishJson(await handler(call, transaction)),
      );
    return options.serialize === undefined ? work() : options.serialize(call, work);
  });
}

function serve<O extends Operation>(
  router: ServiceRouter,
  operation: O,
  options: RouteOptions,
  handle: (call: Call<O>) => Promise<FinishedJson | FinishedFile | FinishedNothing>,
): void {
  if (operation.service !== router.service) {
    throw new Error(`${operation.id} belongs to the service ${operation.service}, not to ${router.service}`);
  }
  const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
  router.hono.on(operation.method.toUpperCase(), path, async (context) => {
    const { deps } = router;
    context.set('operation', operation);
    try {
      const call = await readCall(router, operation, options, context);
      const answer = await routeToReplica(deps, operation, call.user, () => handle(call));
      const { status } = answer;
      if (!deps.settings.production) checkResponse(operation, status, 'text' in answer ? answer.text : null);
      const asked = context.req.header('if-none-match');
      if ('isNotModified' in answer) return new Response(null, { status, headers: answer.headers });
      if (operation.answers[304] !== undefined && isUnchanged(asked, answer.headers?.['ETag']))
        return new Response(null, { status: 304, ...(answer.headers && { headers: answer.headers }) });
      const [content, type] =
        'text' in answer
          ? [answer.text, JSON_TYPE]
          : [answer.bytes, answer.type ?? operation.answers[status]?.type ?? 'application/octet-stream'];
      return new Response(content, { status, headers: { ...answer.headers, 'Content-Type': type } });
    } catch (error) {
      return respondWithProblem(context, operation, error, deps);
    }
  });
}

const JSON_TYPE = 'application/json; charset=UTF-8';

/** JSON as it goes out. */
interface FinishedJson extends StoredResponse {
  readonly headers?: AnswerHeaders;
}

/** A file as it goes out. */
interface FinishedFile {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly type?: string;
  readonly headers?: AnswerHeaders;
}

/** A 304 as it goes out. */
interface FinishedNothing {
  readonly status: number;
  readonly isNotModified: true;
  readonly headers: AnswerHeaders;
}

type AnyJson = { readonly status: number } & (
  | { readonly body: unknown }
  | { readonly json: JsonText<unknown> }
);

function finish(
  reply:
    | (AnyJson & { readonly headers?: AnswerHeaders })
    | FinishedFile
    | { readonly status: 304; readonly headers: AnswerHeaders },
): FinishedJson | FinishedFile | FinishedNothing {
  if ('bytes' in reply) return reply;
  if (!('json' in reply) && !('body' in reply)) return { ...reply, isNotModified: true };
  const { headers } = reply;
  return { ...finishJson(reply), ...(headers !== undefined && { headers }) };
}

function finishJson(reply: AnyJson): StoredResponse {
  return { status: reply.status, text: 'json' in reply ? reply.json.text : JSON.stringify(reply.body) };
}

function userOf(call: { readonly user: CurrentUser | null }): string {
  if (call.user === null) throw new Error('An operation with an Idempotency-Key needs a user.');
  return call.user.id;
}

function idempotencyKey(headers: unknown): string | undefined {
  const key: unknown =
    typeof headers === 'object' && headers !== null && 'Idempotency-Key' in headers
      ? headers['Idempotency-Key']
      : undefined;
  return typeof key === 'string' ? key : undefined;
}

/**
 * Reads and checks a request for an operation, and says who asks.
 * @throws Problem for what is wrong with it
 */
// The manifest's types follow from its schemas, which is more than the body of a generic function can see:
// the first line is what callers get, the second what is checked here.
export function readCall<O extends Operation>(
  router: ServiceRouter,
  operation: O,
  options: RouteOptions,
  context: Context<AppEnv>,
): Promise<Call<O>>;
export async function readCall(
  { deps }: ServiceRouter,
  operation: Operation,
  options: RouteOptions,
  context: Context<AppEnv>,
): Promise<Omit<Call<Operation>, 'body'> & { readonly body: unknown }> {
  const now = deps.clock.now();
  const user =
    operation.bearer === 'none'
      ? null
      : await authenticate(deps, context.req.header('authorization'), now, operation.bearer === 'required');
  if (user !== null) {
    context.set('userId', user.id);
    const isOnLeave = user.scope === 'REACTIVATE' || user.accountStatus === 'ON_LEAVE';
    if (isOnLeave && options.onLeave !== true) throw new Problem('ACCOUNT_ON_LEAVE');
  }
  const url = new URL(context.req.url);
  const path = readPath(url, context.req.param());
  const query = readQuery(url);
  if (operation.query === null && Object.keys(query).length > 0) {
    throw new Problem('VALIDATION_FAILED', {
      fields: Object.fromEntries(Object.keys(query).map((name) => [name, { rule: 'unknown' }])),
    });
  }
  return {
    params: check(operation.params, path),
    query: check(operation.query, query),
    headers: check(operation.headers, context.req.header()),
    body: await readBody(operation, options, context.req.raw),
    user,
    language: context.get('language'),
    now,
    address: context.get('address'),
    userAgent: context.req.header('user-agent'),
    cookies: context.req.header('cookie'),
    log: context.get('log'),
  };
}

async function readBody(operation: Operation, options: RouteOptions, request: Request): Promise<unknown> {
  if (operation.body === null) return undefined;
  const isForm = operation.body.type === 'multipart/form-data';
  const value = isForm ? await readFormOf(options, request) : await readJsonBody(request);
  if (value === undefined) {
    if (operation.body.required) throw new Problem('MALFORMED_REQUEST');
    return undefined;
  }
  const { schema } = operation.body;
  return check(schema, schema === null ? value : normalizeInput(schema, value));
}

async function readFormOf({ form }: RouteOptions, request: Request): Promise<unknown> {
  try {
    return await readForm(request, form?.limit);
  } catch (error) {
    if (form !== undefined && error instanceof Problem && error.code === 'PAYLOAD_TOO_LARGE')
      throw form.tooLarge();
    throw error;
  }
}

function check(schema: ZodType | null, value: unknown): unknown {
  if (schema === null) return undefined;
  const result = schema.safeParse(value);
  if (result.success) {
    const dates = impossibleDates(schema, result.data);
    if (Object.keys(dates).length > 0) throw new Problem('VALIDATION_FAILED', { fields: dates });
    return result.data;
  }
  throw new Problem('VALIDATION_FAILED', { fields: fieldRules(result.error.issues, schema, value) });
}
