import type { Operation } from '@michi/api/server';
import type { ZodType } from 'zod';
import { itemOf, parameterSchemas, type Schema } from './contractSchema.ts';
import { dayOf } from './day.ts';
import type { KnownIds } from './knownIds.ts';

/** A parameter of a query, with texts to send for it. */
export interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  /** A text the contract allows; undefined if only the service could provide one. */
  readonly good: string | undefined;
  /** A text the contract refuses for the parameter; undefined if it takes any. */
  readonly bad: string | undefined;
  readonly isFreeText: boolean;
}

/** Texts that the schemas of whole numbers, enums, dates and ids refuse. */
const BAD = ['1e2', 'conformance'];

/** An id without a resource. */
export const UNKNOWN_ID = 'f0f0f0f0-f0f0-7f0f-8f0f-f0f0f0f0f0f0';

export interface Sources {
  readonly ids: KnownIds;
  readonly now: Date;
  /** The time zone in which the services count days (IANA): that of the account. */
  readonly zone: string;
}

export function queryParameters(operation: Operation, { ids, now, zone }: Sources): readonly Parameter[] {
  const { query } = operation;
  if (query === null) return [];
  const refusedWithout = refusedNames(query, {});
  return [...parameterSchemas(operation)].map(([name, schema]) => {
    const takes = (text: string): boolean => isAllowed(operation, name, text);
    const isFreeText = takes('any text') && takes('7') && takes('-');
    const isRequired = refusedWithout.has(name);
    const good = isFreeText
      ? isRequired && name !== 'search'
        ? undefined
        : 'a'
      : [...choices(schema), ...usualTexts(now, zone), ...ids.candidates([name])].find((text) => takes(text));
    return { name, isRequired, good, bad: BAD.find((text) => !takes(text)), isFreeText };
  });
}

/**
 * An operation's path with its parameters filled in; undefined if none of the texts is valid there.
 * @param texts tried in order, the same for every parameter
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

export function pathNames(operation: Operation): readonly string[] {
  return [...operation.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

export function isAllowed({ query }: Operation, name: string, text: string): boolean {
  return query !== null && !refusedNames(query, { [name]: text }).has(name);
}

/** Texts in common formats of contracts: flags, numbers, days, months, ranges of days. */
function usualTexts(now: Date, zone: string): readonly string[] {
  const day = dayOf(now, zone);
  return ['true', '1', '2027', day, day.slice(0, 7), `${day},${day}`, now.toISOString(), 'michi', 'en'];
}

/** The texts that a schema lists, and the least number it takes. */
function choices(schema: Schema): readonly string[] {
  const item = itemOf(schema);
  if (item !== schema) return choices(item);
  return [
    ...(schema.enum ?? []).map(String),
    ...(schema.const === undefined || schema.const === null ? [] : [String(schema.const)]),
    ...(schema.minimum === undefined ? [] : [String(Math.max(schema.minimum, 1))]),
  ];
}

function refusedNames(schema: ZodType, input: Readonly<Record<string, string>>): ReadonlySet<string> {
  const result = schema.safeParse(input);
  return new Set(result.success ? [] : result.error.issues.map(({ path }) => String(path[0])));
}
