import fc from 'fast-check';
import { z, type ZodType } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Values worth trying for a field of a name, such as ids that exist. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Longest text and list drawn where the contract allows more. */
const LONG = 40;
const MANY = 3;

/** Values that match a schema of the contract, or nearly: constraints beyond a text's pattern are unknown here. */
export function arbitraryOf(schema: ZodType, known: KnownValues): fc.Arbitrary<unknown> {
  return draw(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), '', known);
}

function draw(schema: JsonSchema | boolean, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue();
  const drawn = drawFrom(schema, name, known);
  const values = (known[name] ?? []).filter((value) => Array.isArray(value) === (schema.type === 'array'));
  return values.length === 0
    ? drawn
    : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: drawn });
}

function drawFrom(schema: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms !== undefined) return fc.oneof(...forms.map((form) => draw(form, name, known)));
  // Its type may be a list of types, contrary to its declaration.
  const type: unknown = schema.type;
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => drawFrom({ ...schema, type: one }, name, known)));
  switch (schema.type) {
    case 'string':
      return drawText(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { items } = schema;
      const item = items === undefined || Array.isArray(items) ? fc.jsonValue() : draw(items, name, known);
      return fc.array(item, {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MANY, MANY)),
      });
    }
    case 'object':
      return drawObject(schema, known);
    default:
      return fc.jsonValue();
  }
}

function drawObject(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const withDefault = properties.filter(
    ([, property]) => typeof property === 'object' && property.default !== undefined,
  );
  const optional = new Set(withDefault.map(([name]) => name));
  return fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, draw(property, name, known)])),
    {
      requiredKeys: (schema.required ?? []).filter((name) => !optional.has(name)),
      noNullPrototype: true,
    },
  );
}

function drawText(schema: JsonSchema): fc.Arbitrary<string> {
  const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  switch (schema.format) {
    case 'date':
      return day.map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return day.map((date) => date.toISOString());
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.emailAddress();
    default: {
      const minLength = schema.minLength ?? 0;
      const maxLength = Math.min(schema.maxLength ?? LONG, Math.max(LONG, minLength));
      return schema.pattern === undefined
        ? fc.string({ unit: 'grapheme', minLength, maxLength })
        : fc.stringMatching(new RegExp(schema.pattern), { maxLength });
    }
  }
}
