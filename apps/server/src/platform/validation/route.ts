import type { ResponseBody, Operation, Status } from '@michi/api/server';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { AppEnv, ServiceRouter } from '../appContext.ts';
import { readClaims } from '../auth/authenticate.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { etagOf, type ResponseAddress, type ResponseMade } from '../conditional/responseTags.ts';
import type { Sources } from '../conditional/rowCache.ts';
import { findFirstResponse, runIdempotent, type KeyedRequest, type StoredResponse } from './runIdempotent.ts';
import { REPLICA_OPERATIONS, routeToReplica } from '../http/routeToReplica.ts';
import type { JsonText } from '../json/jsonText.ts';
import { Problem } from '../problem/problem.ts';
import type { RateLimit } from '../rateLimiter.ts';
import { respondWithProblem } from './respondWithProblem.ts';
import { checkResponse } from './checkResponse.ts';
import { isUnchanged } from './isUnchanged.ts';
import { withinTime } from './timeLimit.ts';
import { type Call, type RouteOptions, readCall, readRequest } from './readCall.ts';

type Success<O extends Operation> = Extract<Status<O>, 200 | 201 | 202>;

type ResponseHeaders = Readonly<Record<string, string>>;

/**
 * JSON of a handler: a body of the contract's type for its status, or the same as JSON text built by PostgreSQL (`json`
 * of `platform/json`). In tests and development both are validated against the contract as well.
 */
export type JsonReply<O extends Operation> = JsonWith<O, object>;

type JsonWith<O extends Operation, More> = {
  [S in Success<O>]: ResponseBody<O, S> extends Blob
    ? never
    : | ({ readonly status: S; readonly body: ResponseBody<O, S> } & More)
      | ({ readonly status: S; readonly json: JsonText<ResponseBody<O, S>> } & More);
}[Success<O>];

/** A file of a handler. */
export type FileReply<O extends Operation> = {
  [S in Success<O>]: ResponseBody<O, S> extends Blob
    ? {
        readonly status: S;
        /** The complete file, or a stream. */
        readonly bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
        /** The media type, if the contract has several. */
        readonly type?: string;
        readonly headers?: ResponseHeaders;
      }
    : never;
}[Success<O>];

/** The reader already has the response, which is known before reading any data. */
export type NotModified<O extends Operation> =
  304 extends Status<O> ? { readonly status: 304; readonly headers: ResponseHeaders } : never;

/** The result of a handler, with the contract's own headers. */
export type Reply<O extends Operation> =
  | JsonWith<O, { readonly headers?: ResponseHeaders; readonly sources?: Sources }>
  | FileReply<O>
  | NotModified<O>;

export interface IdempotentRouteOptions<O extends Operation> extends RouteOptions {
  /** Requests per user, counted before the transaction, so that failed ones count too. */
  readonly limit?: RateLimit;
  /** Queues requests that wait for the same row, before they take a database connection. */
  readonly serialize?: <T>(call: Call<O>, work: () => Promise<T>) => Promise<T>;
  /** Whose keys the request's belongs to, if not its user's. */
  readonly ownerOf?: (call: Call<O>) => Promise<string>;
}

/** A request without a user needs to say whose its key is. */
type KeyOwner<O extends Operation> = O extends { readonly bearer: 'required' }
  ? object
  : Required<Pick<IdempotentRouteOptions<O>, 'ownerOf'>>;

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
 * Like `route`, for an operation with an `Idempotency-Key`: the handler's transaction is committed once, and a
 * repetition gets the first response. The handler must write through the transaction only, since it may run more than
 * once before the commit (`inTransaction`).
 */
export function idempotentRoute<O extends Operation & { readonly bearer: 'required' }>(
  router: ServiceRouter,
  operation: O,
  handler: IdempotentHandler<O>,
): void;

export function idempotentRoute<O extends Operation>(
  router: ServiceRouter,
  operation: O,
  options: IdempotentRouteOptions<O> & KeyOwner<O>,
  handler: IdempotentHandler<O>,
): void;

export function idempotentRoute<O extends Operation>(
  router: ServiceRouter,
  operation: O,
  ...rest: [IdempotentHandler<O>] | [IdempotentRouteOptions<O>, IdempotentHandler<O>]
): void {
  const [options, handler] = rest.length === 1 ? [{}, rest[0]] : rest;
  keyedRoute(router, operation, options, async (call) => (transaction) => handler(call, transaction));
}

/**
 * Like `idempotentRoute`, with a first step before the transaction for what must not occupy its connection, such as
 * hashing a password.
 */
export function preparedRoute<O extends Operation & { readonly bearer: 'required' }>(
  router: ServiceRouter,
  operation: O,
  options: IdempotentRouteOptions<O>,
  prepare: Prepare<O>,
): void {
  keyedRoute(router, operation, options, prepare);
}

type Prepare<O extends Operation> = (
  call: Call<O>,
) => Promise<(transaction: Transaction<Database>) => Promise<JsonReply<O>>>;

function keyedRoute<O extends Operation>(
  router: ServiceRouter,
  operation: O,
  options: IdempotentRouteOptions<O>,
  prepare: Prepare<O>,
): void {
  serve(router, operation, options, async (call: Call<O>) => {
    const userId = options.ownerOf === undefined ? userOf(call) : await options.ownerOf(call);
    if (options.limit !== undefined) await router.deps.rateLimiter.take(options.limit, userId);
    const handle = await prepare(call);
    const work = () =>
      runIdempotent(
        router.deps.database,
        keyedRequest(operation, options, call, userId),
        async (transaction) => finishJson(await handle(transaction)),
      );
    return options.serialize === undefined ? work() : options.serialize(call, work);
  });
}

function keyedRequest(
  operation: Operation,
  { endsAccount = false }: RouteOptions,
  call: Pick<Call<Operation>, 'authorization' | 'headers' | 'now' | 'params'> & { readonly body: unknown },
  userId: string,
): KeyedRequest {
  const { authorization, body, headers, now, params } = call;
  const content = endsAccount ? [params, body, authorization] : [params, body];
  return { userId, operation: operation.id, key: idempotencyKey(headers), content, now };
}

/**
 * The first response of a request that has deleted its account.
 * @returns undefined if the token is of no deleted account
 * @throws Problem UNAUTHENTICATED if it is, and this is another request
 */
async function repeatedResponse(
  { deps }: ServiceRouter,
  operation: Operation,
  options: RouteOptions,
  context: Context<AppEnv>,
): Promise<StoredResponse | undefined> {
  const claims = await readClaims(deps, context.req.header('authorization'));
  if (claims === undefined) return undefined;
  const deleted = await deps.database
    .selectFrom('users')
    .select('id')
    .where('id', '=', claims.userId)
    .where('account_status', '=', 'DELETED')
    .executeTakeFirst();
  if (deleted === undefined) return undefined;
  const call = await readRequest(operation, options, context, deps.clock.now());
  const first = await findFirstResponse(deps.database, keyedRequest(operation, options, call, claims.userId));
  if (first === undefined) throw new Problem('UNAUTHENTICATED');
  return first;
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
  const hasSource = options.madeOf !== undefined;
  if (options.madeOf !== undefined) router.deps.responseTags.sources.set(operation, options.madeOf);
  router.hono.on(operation.method.toUpperCase(), path, async (context) => {
    const { deps } = router;
    context.set('operation', operation);
    const ifNoneMatch = context.req.header('if-none-match');
    const address = {
      operation,
      authorization: context.req.header('authorization'),
      url: context.req.url,
      language: context.get('language'),
    };
    const current = hasSource && ifNoneMatch !== undefined ? deps.responseTags.find(address) : undefined;
    if (current !== undefined && isUnchanged(ifNoneMatch, current.etag)) {
      if (current.userId !== null) context.set('userId', current.userId);
      return new Response(null, { status: 304, headers: { ETag: current.etag } });
    }
    // Before anything is read: a change in the meantime has a later position.
    const since = deps.changes.position;
    const respond = async (): Promise<Response> => {
      const repeated =
        options.endsAccount === true
          ? await repeatedResponse(router, operation, options, context)
          : undefined;
      if (repeated !== undefined)
        return new Response(repeated.text, {
          status: repeated.status,
          headers: { 'Content-Type': JSON_TYPE },
        });
      const call = await readCall(router, operation, options, context);
      const work = routeToReplica(deps, operation, call.user, () => handle(call)).finally(() => {
        if (operation.method !== 'get' && call.user !== null) deps.changes.recordWrite(call.user.id);
      });
      const result = await withinTime(operation.id, work, options.timeLimit);
      const { status } = result;
      if (!deps.settings.production) checkResponse(operation, status, 'text' in result ? result.text : null);
      if ('isNotModified' in result) return new Response(null, { status, headers: result.headers });
      const headers = result.headers ?? (hasSource && 'text' in result ? { ETag: etagOf(result.text) } : {});
      const etag = headers['ETag'];
      if (hasSource && etag !== undefined && since !== null)
        rememberLater(deps, address, etag, {
          user: call.user,
          since,
          now: call.now,
          sources: 'sources' in result ? result.sources : undefined,
        });
      const mayBeUnchanged = hasSource || operation.responses[304] !== undefined;
      if (mayBeUnchanged && isUnchanged(ifNoneMatch, etag))
        return new Response(null, { status: 304, headers });
      const [content, type] =
        'text' in result
          ? [result.text, JSON_TYPE]
          : [result.bytes, result.type ?? operation.responses[status]?.type ?? 'application/octet-stream'];
      return new Response(content, { status, headers: { ...headers, 'Content-Type': type } });
    };
    try {
      return await deps.admission.admit(operation, ifNoneMatch !== undefined, respond);
    } catch (error) {
      return respondWithProblem(context, operation, error, deps);
    }
  });
}

/** Without delaying the response. */
function rememberLater(deps: Deps, address: ResponseAddress, etag: string, made: ResponseMade): void {
  // A replica may be behind the changes that this process has heard of.
  if (deps.replica !== undefined && REPLICA_OPERATIONS.includes(address.operation)) return;
  deps.responseTags
    .remember(address, etag, made)
    .catch((err: unknown) => deps.log.warn({ err }, 'response not remembered'));
}

const JSON_TYPE = 'application/json; charset=UTF-8';

interface FinishedJson extends StoredResponse {
  readonly headers?: ResponseHeaders;
  /** What it is made of, where that is less than all its operation may read. */
  readonly sources?: Sources;
}

interface FinishedFile {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly type?: string;
  readonly headers?: ResponseHeaders;
}

interface FinishedNothing {
  readonly status: number;
  readonly isNotModified: true;
  readonly headers: ResponseHeaders;
}

type AnyJson = { readonly status: number } & (
  | { readonly body: unknown }
  | { readonly json: JsonText<unknown> }
);

function finish(
  reply:
    | (AnyJson & { readonly headers?: ResponseHeaders; readonly sources?: Sources })
    | FinishedFile
    | { readonly status: 304; readonly headers: ResponseHeaders },
): FinishedJson | FinishedFile | FinishedNothing {
  if ('bytes' in reply) return reply;
  if (!('json' in reply) && !('body' in reply)) return { ...reply, isNotModified: true };
  const { headers, sources } = reply;
  return {
    ...finishJson(reply),
    ...(headers !== undefined && { headers }),
    ...(sources !== undefined && { sources }),
  };
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
