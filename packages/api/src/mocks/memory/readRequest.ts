import { z } from 'zod';
import { en, ja } from 'zod/locales';
import type { Operation } from '../../server/operation.ts';
import { isObject, type JsonObject } from './paths.ts';
import type { ExampleLanguage } from './state.ts';

/** A valid request. */
export interface ReadRequest {
  readonly params: JsonObject;
  readonly query: JsonObject;
  readonly body: JsonObject;
}

/** A rejected request. */
export interface Refused {
  readonly status: 400 | 415 | 422;
  /** Messages by field, in the language of the request. */
  readonly fields?: Readonly<Record<string, string>>;
}

export const isRefused = (read: ReadRequest | Refused): read is Refused => 'status' in read;

const messageOf = { en: en().localeError, jp: ja().localeError };

const describe = (issue: z.core.$ZodIssue, language: ExampleLanguage): string => {
  // The message of zod depends on the input, which an issue of a result no longer contains.
  const message = messageOf[language]({ ...issue, input: undefined });
  return (typeof message === 'string' ? message : message?.message) ?? issue.message;
};

const fieldsOf = (
  issues: readonly z.core.$ZodIssue[],
  language: ExampleLanguage,
): readonly (readonly [string, string])[] =>
  issues.flatMap((issue) => {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return names.map((name) => [name.join('.'), describe(issue, language)] as const);
  });

const queryOf = (url: URL): JsonObject =>
  Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const all = url.searchParams.getAll(name);
      return [name, all.length === 1 ? all[0] : all] as const;
    }),
  );

const isJson = (type: string): boolean => /\bjson\b/.test(type);

const readJson = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** Whether a value contains NUL, which PostgreSQL and the contracts do not allow. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\u0000')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNul);

/** Form fields as text and files; null if the body is not a form. */
const readForm = async (request: Request): Promise<JsonObject | null> => {
  try {
    const fields: Record<string, unknown> = {};
    for (const [name, value] of await request.clone().formData()) {
      const read = typeof value !== 'string' && isJson(value.type) ? await value.text() : value;
      const before = fields[name];
      fields[name] = before === undefined ? read : [before, read].flat();
    }
    return fields;
  } catch {
    return null;
  }
};

/** Parses the body of a request; undefined without one. */
const readBody = async (
  { body }: Operation,
  request: Request,
): Promise<{ readonly value: unknown } | Refused> => {
  if (body === null) return { value: undefined };
  const type = request.headers.get('Content-Type');
  const [sent = ''] = (type ?? '').split(';');
  const isOther = sent.trim().toLowerCase() !== body.type;
  if (!isJson(body.type)) {
    if (isOther) return { status: 415 };
    const form = await readForm(request);
    return form === null ? { status: 400 } : { value: form };
  }
  const text = await request.clone().text();
  if ((type !== null || text !== '') && isOther) return { status: 415 };
  if (text === '') return { value: body.required ? {} : undefined };
  return readJson(text) ?? { status: 400 };
};

/** Parses and validates a request by its contract. */
export const readRequest = async (
  operation: Operation,
  request: Request,
  pathParams: JsonObject,
  language: ExampleLanguage,
): Promise<ReadRequest | Refused> => {
  const query = queryOf(new URL(request.url));
  const sent = await readBody(operation, request);
  if ('status' in sent) return sent;
  const body = sent.value;
  if (hasNul(query) || hasNul(body)) return { status: 400 };

  const read = { params: {}, query: {}, body: {} };
  const parts = [
    ['params', operation.params, pathParams],
    ['query', operation.query ?? z.strictObject({}), query],
    ['headers', operation.headers, Object.fromEntries(request.headers)],
    ['body', body === undefined ? null : (operation.body?.schema ?? null), body],
  ] as const;
  const faults: (readonly [string, string])[] = [];
  for (const [name, schema, value] of parts) {
    if (schema === null) continue;
    const result = schema.safeParse(value);
    if (!result.success) faults.push(...fieldsOf(result.error.issues, language));
    else if (name !== 'headers' && isObject(result.data)) read[name] = result.data;
  }
  return faults.length > 0 ? { status: 422, fields: Object.fromEntries(faults) } : read;
};
