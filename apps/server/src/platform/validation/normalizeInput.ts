import { normalizeText } from '@michi/api/text';
import { z } from 'zod';
import type { FieldRule } from '../problem/problem.ts';
import { controlCharacterRule } from './controlCharacters.ts';
import { fieldName, shapeOf, unwrap } from './fieldRules.ts';

/** No blank and no zero-width character (Unicode, `Default_Ignorable_Code_Point`); control characters are refused later. */
const VISIBLE = /\p{Cc}|[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

const PASSWORD = /password/i;

/** Characters of an email address before it is normalized, four times the most of any contract. */
const EMAIL_LIMIT = 1_280;

const DATED = /^\d{4}-\d\d-\d\d/;

/**
 * Normalizes input before validation: an email address in half width, and a text without visible characters as a blank,
 * or as empty if a value is required. Passwords stay as typed. Only fields of the schema are read, so that unknown
 * fields are never processed.
 */
export function normalizeInput(schema: z.core.$ZodType, value: unknown): unknown {
  return tidy(schema, value, '');
}

function tidy(schema: z.core.$ZodType, value: unknown, name: string): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEmail && typeof value === 'string')
    return value.length > EMAIL_LIMIT ? value : normalizeText(value, 'NFKC').trim();
  if (inner instanceof z.ZodString && typeof value === 'string') {
    if (value === '' || VISIBLE.test(value) || PASSWORD.test(name)) return value;
    return inner === schema ? '' : ' ';
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((one: unknown) => tidy(inner.element, one, name));
  }
  if (!(inner instanceof z.ZodObject) || !isPlain(value)) return value;
  const tidied: Record<string, unknown> = { ...value };
  for (const [key, part] of shapeOf(inner)) {
    if (Object.hasOwn(value, key)) tidied[key] = tidy(part, value[key], key);
  }
  return tidied;
}

/**
 * Rules that a schema does not have: no days and moments before the year 1, which are valid in ISO 8601 but not in
 * PostgreSQL, and no control characters; a text that is `x-multiline` in the contract may have tabs and line breaks.
 * Passwords are as typed.
 */
export function storableRules(schema: z.core.$ZodType, value: unknown): Record<string, FieldRule> {
  return Object.fromEntries(violations(schema, value, []));
}

function violations(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
): (readonly [string, FieldRule])[] {
  const inner = unwrap(schema);
  if (typeof value === 'string') {
    const rule = violated(schema, inner, value, path.findLast((key) => typeof key === 'string') ?? '');
    return rule === undefined ? [] : [[fieldName(path), { rule }]];
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => violations(inner.element, one, [...path, index]));
  }
  if (!(inner instanceof z.ZodObject) || !isPlain(value)) return [];
  return [...shapeOf(inner)].flatMap(([key, part]) =>
    Object.hasOwn(value, key) ? violations(part, value[key], [...path, key]) : [],
  );
}

function violated(
  schema: z.core.$ZodType,
  inner: z.core.$ZodType,
  value: string,
  name: string,
): string | undefined {
  if (inner instanceof z.ZodISODate || inner instanceof z.ZodISODateTime) {
    if (!DATED.test(value) || new Date(value).getUTCFullYear() >= 1) return undefined;
    return inner instanceof z.ZodISODate ? 'date' : 'instant';
  }
  return PASSWORD.test(name) ? undefined : controlCharacterRule(value, isMultiline(schema));
}

/** Said of the schema itself or of a part of it that allows no null. */
function isMultiline(schema: z.core.$ZodType): boolean {
  return [schema, unwrap(schema)].some((one) => z.globalRegistry.get(one)?.['isMultiline'] === true);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
