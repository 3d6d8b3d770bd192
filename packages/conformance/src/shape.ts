import type { ZodType, z } from 'zod';
import { shown } from './shown.ts';

/** A part of a body that is not as its schema says. */
export interface Misfit {
  /** Where, in the contract's words: `data.data[].company.name`. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * Validates a body against a schema. The same misfit in every row of a list is reported once, with how often.
 * @returns nothing when it fits
 */
export function misfitsOf(schema: ZodType, body: unknown): Misfit[] {
  const result = schema.safeParse(body);
  if (result.success) return [];
  const found = new Map<string, { readonly misfit: Misfit; times: number }>();
  for (const misfit of result.error.issues.flatMap((issue) => misfits(issue, [], body))) {
    const known = found.get(misfit.path);
    if (known === undefined) found.set(misfit.path, { misfit, times: 1 });
    // A moment with an offset breaks its format and its pattern.
    else if (known.misfit.expected === misfit.expected) known.times += 1;
  }
  return [...found.values()].map(({ misfit, times }) =>
    times === 1 ? misfit : { ...misfit, got: `${misfit.got}, and so in ${times - 1} more` },
  );
}

function misfits(issue: Issue, above: Path, body: unknown): Misfit[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: written([...path, key]),
      expected: 'no such field',
      got: got(body, [...path, key]),
    }));
  }
  if (issue.code === 'invalid_union') {
    // For "an object or null" with an error inside, the object is assumed.
    const inside = issue.errors.find((issues) => issues.every((each) => each.path.length > 0));
    if (inside !== undefined) return inside.flatMap((each) => misfits(each, path, body));
    const choices = issue.errors.flatMap((issues) => issues.slice(0, 1).map(expectation));
    return [{ path: written(path), expected: [...new Set(choices)].join(' or '), got: got(body, path) }];
  }
  return [{ path: written(path), expected: expectation(issue), got: got(body, path) }];
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.length === 1
        ? shown(issue.values[0])
        : `one of ${issue.values.map((value) => String(value)).join(', ')}`;
    case 'too_small':
      return `${MEASURES[issue.origin] ?? 'at least'} ${String(issue.minimum)}${issue.inclusive === false ? ' (not itself)' : ''}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `at most ${String(issue.maximum)}${issue.inclusive === false ? ' (not itself)' : ''}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? `a text like ${issue.pattern ?? issue.format}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'no other field';
    default:
      return issue.message;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
const MEASURES: Readonly<Record<string, string>> = { string: 'at least', array: 'at least' };
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  datetime: 'a moment in UTC with Z, such as 2026-11-25T14:59:00.000Z',
  date: 'a date, such as 2026-11-25',
  email: 'an email address',
  url: 'a URL',
};

function got(body: unknown, path: Path): string {
  let value = body;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
      return 'nothing: it is missing';
    value = new Map<PropertyKey, unknown>(Object.entries(value)).get(String(key));
  }
  return SECRET.test(String(path.at(-1))) && typeof value === 'string'
    ? `a text of ${value.length} characters`
    : shown(value);
}

/** Fields whose values must not appear in a report. */
const SECRET = /token|password/i;

function written(path: Path): string {
  return path.length === 0
    ? 'body'
    : path.reduce<string>(
        (text, key) =>
          typeof key === 'number' ? `${text}[]` : text === '' ? String(key) : `${text}.${String(key)}`,
        '',
      );
}
