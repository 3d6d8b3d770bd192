import type { Body, Headers as OwnHeaders, Operation, Params, Query } from '@michi/api/server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { z, type ZodType } from 'zod';
import type { AppEnv, ServiceRouter } from '../appContext.ts';
import { authenticate } from '../auth/authenticate.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { ResponseSource } from '../conditional/responseSources.ts';
import type { Language } from '../problem/language.ts';
import { Problem } from '../problem/problem.ts';
import { fieldName, fieldRules, shapeOf, unwrap } from './fieldRules.ts';
import { readPath, readQuery } from './readAddress.ts';
import { readJsonBody } from './readBody.ts';
import { readForm } from './readForm.ts';
import { normalizeInput, storableRules } from './normalizeInput.ts';

export interface Call<O extends Operation> {
  readonly params: Params<O>;
  readonly query: Query<O>;
  readonly headers: OwnHeaders<O>;
  readonly body: Body<O>;
  readonly user: O['bearer'] extends 'required' ? CurrentUser : CurrentUser | null;
  readonly language: Language;
  /** The time of the request, the same for everything it does. */
  readonly now: Date;
  /** The client's network address, for rate limits. */
  readonly address: string;
  /** Unparsed (RFC 9110, section 12.5.1). */
  readonly accept: string | undefined;
  /** RFC 9110, section 10.1.5. */
  readonly userAgent: string | undefined;
  /** Unparsed (RFC 9110, section 11.6.2). */
  readonly authorization: string | undefined;
  /** Unparsed (RFC 6265, section 4.2). */
  readonly cookies: string | undefined;
  readonly log: Logger;
}

export interface RouteOptions {
  /** With it, responses are remembered until something that they are made of changes. */
  readonly madeOf?: ResponseSource;
  /** Also accepts the token of an account on leave. */
  readonly onLeave?: boolean;
  /**
   * A success deletes the account. A repetition, which nobody can authenticate any more, gets the first response if its
   * valid token, key and content are those of the first request.
   */
  readonly endsAccount?: boolean;
  /** Milliseconds for the handler, if not those of `withinTime`. */
  readonly timeLimit?: number;
  /** The limit in bytes of a form, and the error above it. */
  readonly form?: { readonly limit: number; readonly tooLarge: () => Problem };
}

/**
 * Reads and validates a request, and authenticates its user.
 * @throws Problem for an invalid request
 */
// The manifest's types follow from its schemas, which the body of a generic function cannot see: the first signature is
// for callers, the second for the implementation.
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
  const header = context.req.header('authorization');
  const read = () => authenticate(deps, header, now);
  const isNobody = operation.bearer === 'none' || (header === undefined && operation.bearer !== 'required');
  const isRemembered = header !== undefined && options.madeOf !== undefined;
  const user = isNobody ? null : await (isRemembered ? deps.responseTags.userOf(header, read) : read());
  if (user !== null) {
    context.set('userId', user.id);
    const isOnLeave = user.scope === 'REACTIVATE' || user.accountStatus === 'ON_LEAVE';
    if (isOnLeave && options.onLeave !== true) throw new Problem('ACCOUNT_ON_LEAVE');
  }
  return { ...(await readRequest(operation, options, context, now)), user };
}

export async function readRequest(
  operation: Operation,
  options: RouteOptions,
  context: Context<AppEnv>,
  now: Date,
): Promise<Omit<Call<Operation>, 'body' | 'user'> & { readonly body: unknown }> {
  const url = new URL(context.req.url);
  const path = readPath(url, context.req.param());
  const query = readQuery(url);
  if (operation.query === null && Object.keys(query).length > 0) {
    throw new Problem('VALIDATION_FAILED', {
      fields: Object.fromEntries(Object.keys(query).map((name) => [fieldName([name]), { rule: 'unknown' }])),
    });
  }
  return {
    params: check(operation.params, path),
    query: check(operation.query, query),
    headers: check(operation.headers, context.req.header()),
    body: await readBody(operation, options, context.req.raw),
    language: context.get('language'),
    now,
    address: context.get('address'),
    accept: context.req.header('accept'),
    userAgent: context.req.header('user-agent'),
    authorization: context.req.header('authorization'),
    cookies: context.req.header('cookie'),
    log: context.get('log'),
  };
}

async function readBody(operation: Operation, options: RouteOptions, request: Request): Promise<unknown> {
  if (operation.body === null) return undefined;
  const isForm = operation.body.type === 'multipart/form-data';
  const { schema } = operation.body;
  const value = isForm ? await readFormOf(options, request, schema) : await readJsonBody(request);
  if (value === undefined) {
    if (operation.body.required) throw new Problem('MALFORMED_REQUEST');
    return undefined;
  }
  return check(schema, schema === null ? value : normalizeInput(schema, value));
}

async function readFormOf(
  { form }: RouteOptions,
  request: Request,
  schema: ZodType | null,
): Promise<unknown> {
  const fields = schema === null ? undefined : unwrap(schema);
  try {
    return await readForm(
      request,
      form?.limit,
      (name) => fields instanceof z.ZodObject && shapeOf(fields).has(name),
    );
  } catch (error) {
    if (form !== undefined && error instanceof Problem && error.code === 'PAYLOAD_TOO_LARGE')
      throw form.tooLarge();
    throw error;
  }
}

function check(schema: ZodType | null, value: unknown): unknown {
  if (schema === null) return undefined;
  const result = schema.safeParse(value);
  const fields = {
    ...storableRules(schema, value),
    ...(result.success ? {} : fieldRules(result.error.issues, schema, value)),
  };
  if (result.success && Object.keys(fields).length === 0) return result.data;
  throw new Problem('VALIDATION_FAILED', { fields });
}
