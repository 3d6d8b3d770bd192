import type { Operation } from '@michi/api/server';
import { z, type ZodType } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Where a request for an operation names a record by its id, in the order of the contract: `params.id`,
 * `query.industryId[]`, `body.filters.locationId[]`.
 */
export function idParameters({ params, query, body }: Operation): readonly string[] {
  return [
    ...idsIn('params', params),
    ...idsIn('query', query),
    ...idsIn('body', body === null ? null : body.schema),
  ];
}

function idsIn(parameter: string, schema: ZodType | null): readonly string[] {
  if (schema === null) return [];
  return [...new Set(walk(parameter, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))];
}

function walk(parameter: string, schema: JsonSchema | boolean | undefined): readonly string[] {
  if (typeof schema !== 'object') return [];
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const items = Array.isArray(schema.items) ? [] : [schema.items];
  return [
    ...(schema.format === 'uuid' ? [parameter] : []),
    ...forms.flatMap((form) => walk(parameter, form)),
    ...items.flatMap((item) => walk(`${parameter}[]`, item)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      walk(`${parameter}.${name}`, property),
    ),
  ];
}
