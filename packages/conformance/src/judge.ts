import type { ErrorCode, Operation } from '@michi/api/server';
import { type ProbeResponse, isJson, type Language } from './requester.ts';
import type { Difference } from './report.ts';
import { misfitsOf } from './shape.ts';
import { shown } from './shown.ts';

/** The expected response. */
export interface Expectation {
  readonly statuses: readonly number[];
  /** The code of an error; by default those that the contract names for the operation and the status. */
  readonly codes?: readonly ErrorCode[] | undefined;
  /** the language of its message; undefined if none was requested. */
  readonly language?: Language | undefined;
  /** A field that a 422 must name. */
  readonly field?: string | undefined;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Compares a response with the contract and with the expectation. */
export function differencesOf(
  operation: Operation,
  request: string,
  response: ProbeResponse,
  expectation: Expectation,
): Difference[] {
  const difference = (path: string, expected: string, got: string): Difference => ({
    request,
    path,
    expected,
    got,
  });
  const { status } = response;
  if (!expectation.statuses.includes(status)) {
    const known = operation.responses[status] === undefined ? ', which the contract does not name here' : '';
    return [difference('status', expectation.statuses.join(' or '), `${status}${known}`)];
  }
  const promised = operation.responses[status];
  if (promised === undefined) {
    return [difference('status', 'a status of the contract', String(status))];
  }
  if (promised === null && REDIRECTS.has(status)) {
    // Beside its address, the contents of a redirect are not for programs (RFC 9110, section 15.4).
    return response.headers.has('location') ? [] : [difference('Location', 'an address to go on to', 'none')];
  }
  if (promised === null) {
    return response.text === '' ? [] : [difference('body', 'no body', shown(response.text))];
  }
  const type = response.headers.get('content-type');
  if (promised.schema === null) {
    const wanted = promised.type.toLowerCase();
    return wanted === '*/*' || (type ?? '').toLowerCase().startsWith(wanted)
      ? []
      : [difference('Content-Type', promised.type, type ?? 'none')];
  }
  if (!isJson(type)) return [difference('Content-Type', promised.type, type ?? 'none')];
  const body = parsed(response.text);
  if (body === undefined) return [difference('body', 'JSON', shown(response.text))];
  return [
    ...misfitsOf(promised.schema, body).map(({ path, expected, got }) => difference(path, expected, got)),
    ...(status >= 400
      ? problemMisfits(status, body, { ...expectation, codes: expectation.codes ?? promised.codes }).map(
          ([path, expected, got]) => difference(path, expected, got),
        )
      : []),
  ];
}

/** Parses JSON; undefined if the text is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type FieldMisfit = readonly [path: string, expected: string, got: string];

/** Checks what the error schema cannot: the code for its status, the language and the named field. */
function problemMisfits(status: number, body: unknown, expectation: Expectation): FieldMisfit[] {
  if (!isRecord(body)) return [];
  const misfits: FieldMisfit[] = [];
  const { codes = [] } = expectation;
  const { error, message, fields } = body;
  if (codes.length > 0 && typeof error === 'string' && !codes.some((code) => code === error)) {
    misfits.push(['error', codes.join(' or '), shown(error)]);
  }
  const sentences = new Map<string, unknown>([['message', message]]);
  if (isRecord(fields)) {
    for (const [name, sentence] of Object.entries(fields)) sentences.set(`fields.${name}`, sentence);
  }
  const { field } = expectation;
  // A list is refused by the entry that breaks the rule: `locationId.0`.
  const isNamed = [...sentences.keys()].some((path) => `${path}.`.startsWith(`fields.${field}.`));
  if (field !== undefined && status === 422 && !isNamed) {
    misfits.push([`fields.${field}`, 'a sentence about it', 'nothing: it is missing']);
  }
  if (expectation.language !== undefined) {
    for (const [path, sentence] of sentences) {
      if (typeof sentence !== 'string' || isWrittenIn(expectation.language, sentence)) continue;
      misfits.push([path, `a sentence in ${LANGUAGES[expectation.language]}`, shown(sentence)]);
    }
  }
  return misfits;
}

const LANGUAGES = { en: 'English', ja: 'Japanese' } as const;

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

function isWrittenIn(language: Language, sentence: string): boolean {
  return JAPANESE.test(sentence) === (language === 'ja');
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
