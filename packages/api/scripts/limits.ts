import { join } from 'node:path';
import { z } from 'zod';
import type { Contract } from './contracts.ts';
import { toSource, writeGenerated } from './output.ts';

const schemaObject = z.object({
  $ref: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get items() {
    return schemaObject.optional();
  },
  get properties() {
    return z.record(z.string(), schemaObject).optional();
  },
  get allOf() {
    return z.array(schemaObject).optional();
  },
  get anyOf() {
    return z.array(schemaObject).optional();
  },
  get oneOf() {
    return z.array(schemaObject).optional();
  },
});

type Schema = z.output<typeof schemaObject>;

const requestBody = z.object({
  content: z.record(z.string(), z.object({ schema: schemaObject.optional() })),
});

const documentObject = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ requestBody: requestBody.optional() }).or(z.unknown())),
  ),
  components: z.object({ schemas: z.record(z.string(), schemaObject) }),
});

/** Limits of a value, and for an array those of its items. */
interface Limits {
  readonly [keyword: string]: number | Limits;
}

const keywords = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

const partsOf = ({ allOf = [], anyOf = [], oneOf = [] }: Schema): readonly Schema[] => [
  ...allOf,
  ...anyOf,
  ...oneOf,
];

/** The limits of request fields, by schema and field. */
export const limitsOf = (document: unknown): ReadonlyMap<string, Readonly<Record<string, Limits>>> => {
  const { paths, components } = documentObject.parse(document);
  const follow = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : follow(components.schemas[nameOf(schema.$ref)] ?? {});
  const limitsOfValue = (schema: Schema): Limits => {
    const found = follow(schema);
    const own = keywords.flatMap((keyword): [string, number][] => {
      const limit = found[keyword];
      return limit === undefined ? [] : [[keyword, limit]];
    });
    const item = found.items === undefined ? {} : limitsOfValue(found.items);
    return {
      ...partsOf(found).reduce<Limits>((all, part) => ({ ...all, ...limitsOfValue(part) }), {}),
      ...Object.fromEntries(own),
      ...(Object.keys(item).length > 0 && { item }),
    };
  };
  const sent = new Set<string>();
  const visit = (schema: Schema): void => {
    if (schema.$ref !== undefined) {
      const name = nameOf(schema.$ref);
      if (sent.has(name)) return;
      sent.add(name);
      visit(follow(schema));
      return;
    }
    for (const part of [...partsOf(schema), ...Object.values(schema.properties ?? {})]) visit(part);
    if (schema.items !== undefined) visit(schema.items);
  };
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const body = z.object({ requestBody }).safeParse(operation).data?.requestBody;
    for (const { schema } of Object.values(body?.content ?? {})) if (schema !== undefined) visit(schema);
  }
  return new Map(
    [...sent].toSorted().flatMap((name) => {
      const properties = Object.entries(components.schemas[name]?.properties ?? {});
      const limits = properties
        .map(([property, schema]) => [property, limitsOfValue(schema)] as const)
        .filter(([, found]) => Object.keys(found).length > 0);
      return limits.length === 0 ? [] : [[name, Object.fromEntries(limits)] as const];
    }),
  );
};

export const limitsName = (schema: string): string =>
  `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Limits`;

/** Writes the limits of request fields, for forms. */
export const writeLimits = (contract: Contract, folder: string): void => {
  const constants = [...limitsOf(contract.document())].map(
    ([schema, limits]) =>
      `/** What \`${schema}\` allows in its fields. */\nexport const ${limitsName(schema)} = ${toSource(limits)} as const;\n`,
  );
  writeGenerated(join(folder, 'limits.ts'), constants.length === 0 ? 'export {};\n' : constants.join('\n'));
};
