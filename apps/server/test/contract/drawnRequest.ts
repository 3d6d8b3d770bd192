import type { Operation } from '@michi/api/server';
import fc from 'fast-check';
import { arbitraryOf, type KnownValues } from './arbitrary.ts';
import { mutate, mutation } from './mutation.ts';

/** Who a drawn request claims to come from. */
export type Caller = 'hana' | 'alex' | 'onLeave' | 'admin' | 'nobody' | 'forged';

/** A request drawn from the contract, as it goes over the wire. */
export interface DrawnRequest {
  readonly operationId: string;
  readonly caller: Caller;
  readonly language: 'en' | 'ja';
  readonly method: string;
  /** From the root, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Draws requests for an operation: half as the contract wants them, half with something wrong. */
export function drawnRequest(operation: Operation, known: KnownValues): fc.Arbitrary<DrawnRequest> {
  const nothing = fc.constant(undefined);
  return fc
    .record({
      isWrong: fc.boolean(),
      caller: caller(operation),
      language: fc.constantFrom<('en' | 'ja')[]>('en', 'ja'),
      params: operation.params === null ? nothing : arbitraryOf(operation.params, known),
      query: operation.query === null ? nothing : arbitraryOf(operation.query, known),
      key:
        operation.headers === null
          ? nothing
          : fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{8,12}$/), { nil: undefined }),
      body: operation.body === null ? nothing : arbitraryOf(operation.body.schema, known),
      mutated: fc.constantFrom('params', 'query', 'body', 'rawQuery', 'rawBody', 'type', 'key'),
      mutation,
      rawQuery: fc.constantFrom(
        '%',
        'x=%ff',
        'x=%00',
        '%00=1',
        'page=0x1',
        'size=100000',
        'page=1&page=2',
        '__proto__=1',
      ),
      rawBody: fc.constantFrom(
        '',
        '{',
        '[]',
        'null',
        '"text"',
        '{"a":1}}',
        '\ufeff{}',
        '{"__proto__":{}}',
        '['.repeat(2000),
      ),
      type: fc.constantFrom(
        'text/plain',
        'application/json; charset=shift_jis',
        'multipart/form-data',
        'application/xml',
      ),
      wrongKey: fc.constantFrom('short', 'with blanks in it', 'x'.repeat(65), 'clé-à-molette'),
    })
    .map((drawn) => {
      const mutated = drawn.isWrong ? drawn.mutated : undefined;
      const change = (name: 'params' | 'query' | 'body'): unknown =>
        mutated === name ? mutate(drawn[name] ?? {}, drawn.mutation) : drawn[name];
      const search = [queryText(change('query')), mutated === 'rawQuery' ? drawn.rawQuery : ''].filter(
        (text) => text !== '',
      );
      const key = mutated === 'key' ? drawn.wrongKey : drawn.key;
      return {
        operationId: operation.id,
        caller: drawn.caller,
        language: drawn.language,
        method: operation.method.toUpperCase(),
        path: `/api/${operation.service}${pathText(operation.path, change('params'))}${search.length > 0 ? `?${search.join('&')}` : ''}`,
        headers: {
          ...(operation.body === null
            ? {}
            : { 'Content-Type': mutated === 'type' ? drawn.type : contentType(operation) }),
          ...(operation.headers === null || key === undefined ? {} : { 'Idempotency-Key': key }),
        },
        body:
          operation.body === null
            ? undefined
            : mutated === 'rawBody'
              ? drawn.rawBody
              : isForm(operation)
                ? formText(change('body'))
                : JSON.stringify(change('body')),
      };
    });
}

/** A file of a form; its content is text, so that a request stays one. */
export class FormFile {
  readonly name: string;
  readonly text: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }
}

/** Between the parts of a form. */
const BOUNDARY = 'the-next-part-of-this-form';

function isForm({ body }: Operation): boolean {
  return body?.type === 'multipart/form-data';
}

function contentType(operation: Operation): string {
  return isForm(operation) ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
}

/** A form (RFC 7578) with a part for each value, texts as they are and everything else as JSON. */
function formText(body: unknown): string {
  const parts = Object.entries(body ?? {}).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '_')}"${
        value instanceof FormFile
          ? `; filename="${value.name}"\r\n\r\n${value.text}`
          : `\r\n\r\n${asText(value)}`
      }\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

/** The paths of operations for admins. */
const OF_ADMINS = /^\/users(?:$|\/\{id\}$|\/imports|\/audit)/;

function caller(operation: Operation): fc.Arbitrary<Caller> {
  if (operation.bearer === 'none') return fc.constant('nobody');
  const weights: Readonly<Record<Caller, number>> = {
    hana: 8,
    alex: 4,
    admin: OF_ADMINS.test(operation.path) ? 24 : 2,
    onLeave: 1,
    nobody: 1,
    forged: 1,
  };
  const callers: readonly Caller[] = ['hana', 'alex', 'admin', 'onLeave', 'nobody', 'forged'];
  return fc.oneof(...callers.map((one) => ({ weight: weights[one], arbitrary: fc.constant(one) })));
}

/** The path with its parameters; a segment that a URL would remove stays as its template, in braces. */
function pathText(template: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const text = asText(values.get(name));
    return text === '' || /^\.+$/.test(text) ? encodeURIComponent(whole) : encodeURIComponent(text);
  });
}

function queryText(query: unknown): string {
  return Object.entries(query ?? {})
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, asText(one)]))
    .map((pair) => pair.map((text) => encodeURIComponent(text ?? '')).join('='))
    .join('&');
}

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}
