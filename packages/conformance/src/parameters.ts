import type { Operation } from '@michi/api/server';
import { z, type ZodType } from 'zod';
import type { KnownIds } from './knownIds.ts';

/** A parameter of a query, with texts to send for it. */
export interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  /** A text the contract allows; undefined when only the service could give one. */
  readonly good: string | undefined;
  /** A text the contract refuses by the parameter's name; undefined when it takes any. */
  readonly bad: string | undefined;
  /** Whether it takes any text. */
  readonly isFreeText: boolean;
}

/** Texts that some schema refuses: for whole numbers, for choices, dates and ids. */
const BAD = ['1e2', 'conformance'];

/** An id that belongs to nothing. */
export const UNKNOWN_ID = 'f0f0f0f0-f0f0-7f0f-8f0f-f0f0f0f0f0f0';

/** The parameters of an operation's query. @param now moment that dates are taken from */
export function queryParameters(operation: Operation, ids: KnownIds, now: Date): readonly Parameter[] {
  const { query } = operation;
  if (query === null) return [];
  const refusedWithout = refusedNames(query, {});
  return names(query).map(([name, schema]) => {
    const takes = (text: string): boolean => !refusedNames(query, { [name]: text }).has(name);
    const isFreeText = takes('any text') && takes('7') && takes('-');
    const isRequired = refusedWithout.has(name);
    const good = isFreeText
      ? isRequired
        ? undefined
        : 'a'
      : [...choices(schema), ...TEXTS(now), ...ids.candidates([name])].find((text) => takes(text));
    return { name, isRequired, good, bad: BAD.find((text) => !takes(text)), isFreeText };
  });
}

/**
 * An operation's path with its parameters filled in; undefined when none of the texts is allowed there.
 * @param texts tried in turn, the same for every parameter
 */
export function pathsWith(operation: Operation, texts: readonly string[]): readonly string[] {
  const { params } = operation;
  if (params === null) return [operation.path];
  return texts
    .filter(
      (text) =>
        params.safeParse(Object.fromEntries(pathNames(operation).map((name) => [name, text]))).success,
    )
    .map((text) => filled(operation, text));
}

/** An operation's path with one text for every parameter, allowed or not. */
export function filled(operation: Operation, text: string): string {
  return operation.path.replace(/\{\w+\}/g, encodeURIComponent(text));
}

/** The names of an operation's path parameters. */
export function pathNames(operation: Operation): readonly string[] {
  return [...operation.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/** Texts in forms that contracts ask for: flags, numbers, days, months, ranges of days. */
const TEXTS = (now: Date): readonly string[] => {
  const day = now.toISOString().slice(0, 10);
  return ['true', '1', '2027', day, day.slice(0, 7), `${day},${day}`, now.toISOString(), 'michi', 'en'];
};

function choices(schema: z.core.JSONSchema._JSONSchema): readonly string[] {
  if (typeof schema === 'boolean') return [];
  const items = schema.items;
  if (items !== undefined && typeof items === 'object' && !Array.isArray(items)) return choices(items);
  return [
    ...(schema.enum ?? []).map(String),
    ...(schema.const === undefined || schema.const === null ? [] : [String(schema.const)]),
    ...(schema.minimum === undefined ? [] : [String(Math.max(schema.minimum, 1))]),
  ];
}

function names(schema: ZodType): readonly (readonly [string, z.core.JSONSchema._JSONSchema])[] {
  return Object.entries(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }).properties ?? {});
}

function refusedNames(schema: ZodType, input: Readonly<Record<string, string>>): ReadonlySet<string> {
  const result = schema.safeParse(input);
  return new Set(result.success ? [] : result.error.issues.map(({ path }) => String(path[0])));
}
