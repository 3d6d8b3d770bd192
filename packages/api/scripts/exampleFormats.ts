import type { Oas3_1Schema, Oas3Schema } from '@redocly/openapi-core';
import type { Location } from '@redocly/openapi-core/lib/ref-utils.js';
import type { Oas3MediaType } from '@redocly/openapi-core/lib/typings/openapi.js';
import type { Oas3Visitor } from '@redocly/openapi-core/lib/visitors.js';
import type { UserContext } from '@redocly/openapi-core/lib/walk.js';
import { z } from 'zod';

type Path = readonly (string | number)[];

interface Fault {
  readonly path: Path;
  readonly format: string;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The checks of the server's schemas.
const formats: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['date', z.iso.date()],
  ['date-time', z.iso.datetime({ offset: true })],
  ['email', z.email()],
  ['uri', z.url()],
  ['uuid', z.uuid()],
]);

const keepsTo = (format: string, text: string): boolean =>
  formats.get(format)?.safeParse(text).success ?? true;

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
};

const admits = ({ type }: Node, value: unknown): boolean => {
  const types = type === undefined ? [] : [type].flat();
  const given = typeOf(value);
  return types.length === 0 || types.includes(given) || (given === 'integer' && types.includes('number'));
};

/** Visits a value together with its schema, following references, and checks each text with a format. */
const findFaults = (
  value: unknown,
  written: unknown,
  resolve: UserContext['resolve'],
  file: string,
  path: Path = [],
): Fault[] => {
  if (!isNode(written)) return [];
  const target = '$ref' in written ? resolve<Node>({ $ref: String(written['$ref']) }, file) : undefined;
  const schema = target === undefined ? written : target.node;
  if (schema === undefined || !admits(schema, value)) return [];
  const here = target?.location?.source.absoluteRef ?? file;
  const into = (part: unknown, partSchema: unknown, ...step: Path) =>
    findFaults(part, partSchema, resolve, here, [...path, ...step]);

  const { format, properties, items, allOf } = schema;
  const faults =
    typeof format === 'string' && typeof value === 'string' && !keepsTo(format, value)
      ? [{ path, format }]
      : [];
  if (isNode(properties) && isNode(value)) {
    for (const [name, part] of Object.entries(value)) faults.push(...into(part, properties[name], name));
  }
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) faults.push(...into(part, items, index));
  }
  if (Array.isArray(allOf)) faults.push(...allOf.flatMap((part) => into(value, part)));
  for (const ways of [schema['anyOf'], schema['oneOf']]) {
    if (!Array.isArray(ways)) continue;
    const tried = ways.filter((way) => isNode(way) && ('$ref' in way || admits(way, value)));
    const found = tried.map((way) => into(value, way));
    if (!found.some((list) => list.length === 0)) faults.push(...(found[0] ?? []));
  }
  return faults;
};

/** A lint rule: texts in examples match the `format` of their schema, which Redocly's own rules ignore. */
export const exampleFormat = (): Oas3Visitor => {
  const report = (
    value: unknown,
    schema: unknown,
    position: Location,
    context: UserContext,
    file: string,
  ) => {
    for (const { path, format } of findFaults(value, schema, context.resolve, file)) {
      context.report({
        message: `Example value must be in the format ${format}.`,
        location: position.child([...path]),
      });
    }
  };
  const reportEach = (
    { schema, example, examples }: Pick<Oas3MediaType, 'schema' | 'example' | 'examples'>,
    context: UserContext,
  ) => {
    const { location, resolve } = context;
    const file = location.source.absoluteRef;
    if (example !== undefined) report(example, schema, location.child('example'), context, file);
    for (const [name, written] of Object.entries(examples ?? {})) {
      const { node, location: resolved } = resolve(written);
      if (node === undefined) continue;
      const from = '$ref' in written ? resolved : location.child(['examples', name]);
      report(node.value, schema, from.child('value'), context, file);
    }
  };
  return {
    MediaType: { leave: reportEach },
    Parameter: { leave: reportEach },
    Schema: {
      leave(schema: Oas3Schema | Oas3_1Schema, context: UserContext) {
        const examples = 'examples' in schema ? (schema.examples ?? []) : [];
        for (const [index, value] of examples.entries()) {
          const { location } = context;
          report(value, schema, location.child(['examples', index]), context, location.source.absoluteRef);
        }
      },
    },
  };
};
