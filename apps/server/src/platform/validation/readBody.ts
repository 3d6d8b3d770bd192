import { isStreamSafe } from '@michi/api/text';
import { readStream } from '../http/readStream.ts';
import { invalidFields, Problem } from '../problem/problem.ts';
import { composeText, trimText } from './composeText.ts';
import { fieldName } from './fieldRules.ts';

/** Bytes of a JSON body, 1 MiB (shared contract, `PayloadTooLarge`). */
export const BODY_LIMIT = 1024 * 1024;

/** Nesting of values in a body; the contracts need fewer than ten levels. */
const DEPTH_LIMIT = 32;

/** Values in a body, at all levels together; the largest of the contracts has some hundred. */
const VALUE_LIMIT = 10_000;

/** Characters of a text, the most of any contract. A longer one is refused by its field, and not composed before. */
const TEXT_LIMIT = 100_000;

/** Names that change an object's prototype when they are copied. */
const DANGEROUS_NAMES = ['__proto__', 'constructor', 'prototype'];

/** Names of values that are kept exactly as typed. */
const VERBATIM = /password/i;

/**
 * Reads a JSON body: UTF-8, well formed, at most `BODY_LIMIT` bytes, without NUL characters or dangerous names. Text is
 * trimmed and in NFC, passwords as typed.
 * @returns undefined for an empty body
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or MALFORMED_REQUEST
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > BODY_LIMIT) throw new Problem('PAYLOAD_TOO_LARGE');
  const type = request.headers.get('content-type');
  if (type !== null && !isJson(type)) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  const bytes = await readBytes(request, BODY_LIMIT);
  if (bytes.length === 0) return undefined;
  if (type === null) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  refuseManyValues(bytes);
  return cleanValue(parse(bytes));
}

function isJson(header: string): boolean {
  const [type = '', ...parameters] = header
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return type === 'application/json' && (charset === undefined || /^charset="?utf-8"?$/.test(charset));
}

/** @throws Problem PAYLOAD_TOO_LARGE for a body of more than `limit` bytes */
export async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readStream(request.body, limit);
  if (bytes === undefined) throw new Problem('PAYLOAD_TOO_LARGE');
  return bytes;
}

const [COMMA, QUOTE, BACKSLASH, LIST, OBJECT] = Buffer.from(',"\\[{');

/**
 * Counts commas and brackets outside strings of JSON before parsing, since tens of thousands of names are expensive to parse.
 * Each counts as one value except the first bracket, so that `cleanValue` refuses the same bodies.
 */
export function refuseManyValues(bytes: Buffer): void {
  let [commas, brackets, isText] = [0, 0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) {
      if (byte === BACKSLASH) at += 1;
    } else if (byte === COMMA) commas += 1;
    else if (byte === LIST || byte === OBJECT) brackets += 1;
  }
  if (commas >= VALUE_LIMIT || brackets > VALUE_LIMIT + 1) throw new Problem('MALFORMED_REQUEST');
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Problem('MALFORMED_REQUEST', { cause });
  }
}

/**
 * Normalizes every string of a parsed JSON value.
 * @param path the names under which the value was sent
 * @throws Problem MALFORMED_REQUEST for NUL characters, dangerous names, and too much nesting or too many values;
 * VALIDATION_FAILED for a text that is not stream-safe, or with half a character
 */
export function cleanValue(value: unknown, path: readonly PropertyKey[] = []): unknown {
  let left = VALUE_LIMIT;
  return clean(value, '', path);

  /** @param name its property name, since some values are kept as typed */
  function clean(item: unknown, name: string, at: readonly PropertyKey[]): unknown {
    if (at.length > DEPTH_LIMIT) throw new Problem('MALFORMED_REQUEST');
    if (typeof item === 'string')
      return VERBATIM.test(name) ? checkText(item, at) : trimText(cleanText(item, at));
    if (typeof item !== 'object' || item === null) return item;
    // Counted before any of them is read.
    left -= Array.isArray(item) ? item.length : Object.keys(item).length;
    if (left < 0) throw new Problem('MALFORMED_REQUEST');
    if (Array.isArray(item)) return item.map((one, index) => clean(one, name, [...at, index]));
    return Object.fromEntries(
      Object.entries(item).map(([key, one]) => {
        if (DANGEROUS_NAMES.includes(key)) throw new Problem('MALFORMED_REQUEST');
        return [refuseNul(key), clean(one, key, [...at, key])];
      }),
    );
  }
}

/**
 * @param path the names under which the text was sent
 * @throws Problem MALFORMED_REQUEST for a NUL character, VALIDATION_FAILED for a text that is not stream-safe, or with half
 * a character
 */
export function cleanText(value: string, path: readonly PropertyKey[]): string {
  const text = value.length > TEXT_LIMIT ? value : composeText(value);
  return checkText(text, path);
}

function checkText(value: string, path: readonly PropertyKey[]): string {
  // It would be stored as U+FFFD.
  if (!value.isWellFormed()) throw invalidFields({ [fieldName(path)]: 'surrogate' });
  if (!isStreamSafe(value)) throw invalidFields({ [fieldName(path)]: 'combiningMarks' });
  return refuseNul(value);
}

/** PostgreSQL stores no NUL character. */
export function refuseNul(value: string): string {
  if (value.includes('\0')) throw new Problem('MALFORMED_REQUEST');
  return value;
}
