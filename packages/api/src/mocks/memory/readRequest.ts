import { z } from 'zod';
import { en, ja } from 'zod/locales';
import type { Operation } from '../../server/operation.ts';
import { isObject, type JsonObject } from './paths.ts';
import type { ExampleLanguage } from './state.ts';

/** A request that keeps to its contract. */
export interface ReadRequest {
  readonly params: JsonObject;
  readonly query: JsonObject;
  readonly body: JsonObject;
}

/** Why a request is refused before anything is done. */
export interface Refused {
  readonly status: 400 | 415 | 422;
  /** What is wrong with which field, in the language of the request. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Whether a request was refused. */
export const isRefused = (read: ReadRequest | Refused): read is Refused => 'status' in read;

const words = { en: en().localeError, jp: ja().localeError };

const say = (issue: z.core.$ZodIssue, language: ExampleLanguage): string => {
  // What zod says of an issue wants the input, which a finished issue no longer holds.
  const said = words[language]({ ...issue, input: undefined });
  return (typeof said === 'string' ? said : said?.message) ?? issue.message;
};

const fieldsOf = (
  issues: readonly z.core.$ZodIssue[],
  language: ExampleLanguage,
): readonly (readonly [string, string])[] =>
  issues.flatMap((issue) => {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return names.map((name) => [name.join('.'), say(issue, language)] as const);
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

/** What of a text no database keeps and no contract takes. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\u0000')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNul);

/** Reads a request as its contract says, or says why it cannot be. Forms are taken as they come. */
export const readRequest = async (
  operation: Operation,
  request: Request,
  pathParams: JsonObject,
  language: ExampleLanguage,
): Promise<ReadRequest | Refused> => {
  const query = queryOf(new URL(request.url));
  const type = request.headers.get('Content-Type');
  let body: unknown;
  if (operation.body !== null) {
    const [sent = ''] = (type ?? '').split(';');
    const text = isJson(operation.body.type) ? await request.clone().text() : '';
    if ((type !== null || text !== '') && sent.trim().toLowerCase() !== operation.body.type)
      return { status: 415 };
    if (text !== '') {
      const json = readJson(text);
      if (json === null) return { status: 400 };
      body = json.value;
    } else if (isJson(operation.body.type) && operation.body.required) body = {};
  }
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
