import { z, type ZodType } from 'zod';
import { FIELD_LIMIT, type FieldRule } from '../problem/problem.ts';

type Issue = z.core.$ZodIssue;

/**
 * The violated rules of the first `FIELD_LIMIT` fields, by the names they were sent under (`email`,
 * `education.0.schoolName`).
 * @param schema the schema that refused the value, read for the range of a number
 */
export function fieldRules(
  issues: readonly Issue[],
  schema: ZodType,
  value: unknown,
): Record<string, FieldRule> {
  // A map, since a sender may use the name of an object's method for a field, such as `constructor`.
  const rules = new Map<string, FieldRule>();
  for (const issue of issues) {
    for (const one of flatten(issue, [])) {
      for (const [path, rule] of rulesOf(one, schema, value)) {
        if (rules.size === FIELD_LIMIT) return Object.fromEntries(rules);
        const name = fieldName(path);
        if (!rules.has(name)) rules.set(name, rule);
      }
    }
  }
  return Object.fromEntries(rules);
}

/** What a name in a response may be, as those of all contracts are. */
const NAME = /^[\w.-]{1,100}$/;

/** The name of a field in a response: `education.0.schoolName`. Another name is left out, with all below it. */
export function fieldName(path: readonly PropertyKey[]): string {
  const names = path.map(String);
  const strange = names.findIndex((name) => !NAME.test(name));
  return names.slice(0, strange === -1 ? undefined : strange).join('.') || 'body';
}

/** For a value that matches no form of a union, the errors of the nearest form. */
function flatten(issue: Issue, prefix: readonly PropertyKey[]): Issue[] {
  const path = [...prefix, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ ...issue, path }];
  const candidates = issue.errors.filter((errors) => errors.length > 0);
  const nearest = candidates.toSorted((a, b) => mismatch(a) - mismatch(b))[0];
  return nearest === undefined
    ? [{ code: 'custom', path, message: '' }]
    : nearest.flatMap((one) => flatten(one, path));
}

/** A wrong type is a worse match than a violated rule of the right type. */
function mismatch(issues: readonly Issue[]): number {
  return issues.filter((issue) => issue.code === 'invalid_type' && issue.path.length === 0).length;
}

function rulesOf(issue: Issue, schema: ZodType, value: unknown): [PropertyKey[], FieldRule][] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [[...issue.path, key], { rule: 'unknown' }]);
  }
  return [[issue.path, ruleOf(issue, schema, valueAt(value, issue.path))]];
}

function ruleOf(issue: Issue, schema: ZodType, value: unknown): FieldRule {
  if (value === undefined) return { rule: 'required' };
  switch (issue.code) {
    case 'invalid_type':
      return typeRule(issue.expected, schema, issue.path, value);
    case 'too_small':
      return sizeRule('minimum', issue.origin, Number(issue.minimum), value, schema, issue.path);
    case 'too_big':
      return sizeRule('maximum', issue.origin, Number(issue.maximum), value, schema, issue.path);
    case 'invalid_format':
      return value === '' ? { rule: 'required' } : formatRule(issue.format, issue.path);
    case 'invalid_value':
      return value === ''
        ? { rule: 'required' }
        : { rule: 'choice', values: { choices: issue.values.map(String).join(', ') } };
    default:
      return { rule: 'type' };
  }
}

const TYPE_RULES: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'list',
  object: 'object',
  boolean: 'boolean',
};

function typeRule(
  expected: string,
  schema: ZodType,
  path: readonly PropertyKey[],
  value: unknown,
): FieldRule {
  if (expected === 'number' || expected === 'int') return numberRule(schema, path);
  if (expected === 'string' && Array.isArray(value)) return { rule: 'repeated' };
  return { rule: TYPE_RULES[expected] ?? 'type' };
}

function sizeRule(
  bound: 'minimum' | 'maximum',
  origin: string,
  limit: number,
  value: unknown,
  schema: ZodType,
  path: readonly PropertyKey[],
): FieldRule {
  if (origin === 'string') {
    if (value === '') return { rule: 'required' };
    return { rule: bound === 'minimum' ? 'tooShort' : 'tooLong', values: { [bound]: limit } };
  }
  if (origin === 'array' || origin === 'set') {
    return { rule: bound === 'minimum' ? 'tooFew' : 'tooMany', values: { [bound]: limit } };
  }
  return numberRule(schema, path);
}

/** Includes the range if the contract has one. */
function numberRule(schema: ZodType, path: readonly PropertyKey[]): FieldRule {
  const found = schemaAt(schema, path);
  if (!(found instanceof z.ZodNumber)) return { rule: 'number' };
  const minimum = finite(found.minValue);
  const maximum = finite(found.maxValue);
  if (!found.isInt) {
    if (minimum !== undefined) return { rule: 'numberAtLeast', values: { minimum } };
    return maximum === undefined ? { rule: 'number' } : { rule: 'numberAtMost', values: { maximum } };
  }
  if (minimum === undefined) return { rule: 'wholeNumber' };
  return maximum === undefined
    ? { rule: 'wholeNumberFrom', values: { minimum } }
    : { rule: 'wholeNumberBetween', values: { minimum, maximum } };
}

/** `z.int()` is bounded by safe integers, which is not a limit of the contract. */
function finite(limit: number | null): number | undefined {
  return limit === null || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? undefined : limit;
}

const FORMAT_RULES: Readonly<Record<string, string>> = {
  email: 'email',
  uuid: 'id',
  guid: 'id',
  date: 'date',
  datetime: 'instant',
  url: 'link',
};

function formatRule(format: string, path: readonly PropertyKey[]): FieldRule {
  const name = String(path.at(-1) ?? '');
  if (format === 'regex' && /phone$/i.test(name)) return { rule: 'phone' };
  if (format === 'regex' && name === 'timezone') return { rule: 'timezone' };
  if (format === 'regex' && /^(family|first|middle)Name$/.test(name)) return { rule: 'romaji' };
  return { rule: FORMAT_RULES[format] ?? 'pattern' };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const key of path) {
    // A list in a query is written as one text.
    if (typeof current === 'string' && typeof key === 'number') {
      current = current.split(',')[key];
      continue;
    }
    if (typeof current !== 'object' || current === null) return undefined;
    current = Object.getOwnPropertyDescriptor(current, key)?.value;
  }
  return current;
}

function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  let current: z.core.$ZodType | undefined = unwrap(schema);
  for (const key of path) {
    if (current instanceof z.ZodObject) current = unwrap(shapeOf(current).get(String(key)));
    else if (current instanceof z.ZodArray) current = unwrap(current.element);
    else return undefined;
  }
  return current;
}

/** A map, since a sender may use the name of an object's method for a field. */
export function shapeOf(schema: z.ZodObject): ReadonlyMap<string, z.core.$ZodType> {
  return new Map(Object.entries(schema.shape));
}

/** Removes optional, nullable and default wrappers. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType;
export function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined;
export function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe) return unwrap(schema.out);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return unwrap(schema.unwrap());
  }
  if (schema instanceof z.ZodUnion) {
    const [only, ...others] = schema.options.filter((option) => !(option instanceof z.ZodNull));
    if (others.length === 0) return unwrap(only);
  }
  return schema;
}
