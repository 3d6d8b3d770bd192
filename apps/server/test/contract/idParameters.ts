import type { Operation } from '@michi/api/server';
import { z, type ZodType } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Where a request for an operation names a record by its id, in the order of the contract: `params.id`,
 * `query.industryId[]`, `body.filters.locationId[]`.
 */
export function idParameters({ params, query, body }: Operation): readonly string[] {
  return [
    ...placesIn('params', params),
    ...placesIn('query', query),
    ...placesIn('body', body === null ? null : body.schema),
  ];
}

function placesIn(place: string, schema: ZodType | null): readonly string[] {
  if (schema === null) return [];
  return [...new Set(walk(place, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))];
}

function walk(place: string, schema: JsonSchema | boolean | undefined): readonly string[] {
  if (typeof schema !== 'object') return [];
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const items = Array.isArray(schema.items) ? [] : [schema.items];
  return [
    ...(schema.format === 'uuid' ? [place] : []),
    ...forms.flatMap((form) => walk(place, form)),
    ...items.flatMap((item) => walk(`${place}[]`, item)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      walk(`${place}.${name}`, property),
    ),
  ];
}
