import type { Operation } from '@michi/api/server';
import { z, type ZodType } from 'zod';

export type Schema = z.core.JSONSchema.JSONSchema;

/** Cache: converting a query to JSON Schema is slow and needed for every request. */
const parametersOf = new WeakMap<ZodType, ReadonlyMap<string, Schema>>();

/** The parameters of an operation's query with their schemas, in the order of the contract. */
export function parameterSchemas({ query }: Operation): ReadonlyMap<string, Schema> {
  if (query === null) return new Map();
  const known = parametersOf.get(query) ?? properties(jsonSchema(query));
  parametersOf.set(query, known);
  return known;
}

/** The properties of the rows of an operation's 200; none where it answers no list of objects. */
export function rowProperties(operation: Operation): ReadonlyMap<string, Schema> {
  const schema = operation.responses[200]?.schema;
  if (schema === undefined || schema === null) return new Map();
  const data = properties(jsonSchema(schema)).get('data');
  const lists = data === undefined ? [] : variants(data).flatMap(listsIn);
  return new Map(lists.flatMap((list) => [...properties(itemOf(list))]));
}

/** The variants of a schema without null: itself, or each of its alternatives. */
export function variants(schema: Schema): readonly Schema[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives === undefined) return [schema];
  return alternatives
    .filter(isObject)
    .flatMap(variants)
    .filter(({ type }) => type !== 'null');
}

export function isNullable(schema: Schema): boolean {
  const alternatives = schema.anyOf ?? schema.oneOf ?? [];
  const { type } = schema;
  return (
    type === 'null' ||
    (Array.isArray(type) && type.includes('null')) ||
    alternatives.filter(isObject).some(isNullable)
  );
}

/** The schema of one entry of a list; the schema itself where it is no list. */
export function itemOf(schema: Schema): Schema {
  const { items } = schema;
  return isObject(items) ? items : schema;
}

/** The values of an enum or a boolean, as a query writes them. */
export function choicesOf(schema: Schema): readonly string[] {
  return variants(itemOf(schema)).flatMap(({ type, enum: listed }) =>
    type === 'boolean' ? ['true', 'false'] : (listed ?? []).map(String),
  );
}

/** The properties of an object, those of each alternative where there are several. */
export function properties(schema: Schema): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>();
  for (const variant of variants(schema)) {
    for (const [name, each] of Object.entries(variant.properties ?? {})) {
      if (isObject(each)) found.set(name, each);
    }
  }
  return found;
}

function listsIn(schema: Schema): readonly Schema[] {
  if (schema.type === 'array') return [schema];
  return [...properties(schema).values()].filter(({ type }) => type === 'array').slice(0, 1);
}

function jsonSchema(schema: ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
}

function isObject(schema: unknown): schema is Schema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}
