import { z } from 'zod';
import type { FieldRule } from '../problem/problem.ts';
import { shapeOf, unwrap } from './fieldRules.ts';

/** No blank, and none of the zero-width characters (Unicode, `Default_Ignorable_Code_Point`). */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

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
  if (inner instanceof z.ZodEmail && typeof value === 'string') return value.normalize('NFKC').trim();
  if (inner instanceof z.ZodString && typeof value === 'string') {
    if (value === '' || VISIBLE.test(value) || /password/i.test(name)) return value;
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

/** Days and moments before the year 1, which are valid in ISO 8601 but not in PostgreSQL. */
export function impossibleDates(schema: z.core.$ZodType, value: unknown): Record<string, FieldRule> {
  return Object.fromEntries(impossible(schema, value, []));
}

function impossible(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
): (readonly [string, FieldRule])[] {
  const inner = unwrap(schema);
  if (typeof value === 'string') {
    const isDay = inner instanceof z.ZodISODate;
    if (!(isDay || inner instanceof z.ZodISODateTime) || !DATED.test(value)) return [];
    return new Date(value).getUTCFullYear() >= 1
      ? []
      : [[path.map(String).join('.') || 'body', { rule: isDay ? 'date' : 'instant' }]];
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => impossible(inner.element, one, [...path, index]));
  }
  if (!(inner instanceof z.ZodObject) || !isPlain(value)) return [];
  return [...shapeOf(inner)].flatMap(([key, part]) =>
    Object.hasOwn(value, key) ? impossible(part, value[key], [...path, key]) : [],
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
