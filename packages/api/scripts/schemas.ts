import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'orval';
import { z } from 'zod';
import type { Contract } from './contracts.ts';
import { mark } from './output.ts';

const limitOf = (limits: string, kind: 'min' | 'max', otherwise: string): string =>
  new RegExp(`\\.${kind}\\((\\w+)\\)`).exec(limits)?.[1] ?? otherwise;

/** JSON Schema counts code points, not UTF-16 units, and reads patterns as Unicode (validation 6.3.1, core 6.4). */
const keepToJsonSchema = (source: string): string => {
  const text = source
    .replaceAll(
      /zod\.string\(\)((?:\.(?:min|max)\(\w+\))+)/g,
      (_whole, limits: string) =>
        `zod.string().check(characters(${limitOf(limits, 'min', '0')}, ${limitOf(limits, 'max', 'Infinity')}))`,
    )
    .replaceAll(`.describe('${MULTILINE}')`, '.meta({ isMultiline: true })')
    .replaceAll(/(= new RegExp\('(?:[^'\\]|\\.)*')\)/g, "$1, 'u')");
  return text.replace(
    "import * as zod from 'zod';",
    "import * as zod from 'zod';\nimport { characters } from '../../server/characters.ts';",
  );
};

const withComponents = z.looseObject({ components: z.looseObject({ schemas: z.unknown() }) });

/** Stands for the extension `x-multiline`, which orval does not pass on. */
const MULTILINE = 'x-multiline';

const isMultiline = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && MULTILINE in schema && schema[MULTILINE] === true;

/** Removes the descriptions of schemas, which zod would contain unused, except that of a text of several lines. */
const withoutDescriptions = (document: Record<string, unknown>): Record<string, unknown> => {
  const { components, ...rest } = withComponents.parse(document);
  const schemas: unknown = JSON.parse(
    JSON.stringify(components.schemas, function (this: unknown, name, value: unknown) {
      if (name !== 'description' || typeof value !== 'string') return value;
      return isMultiline(this) ? MULTILINE : undefined;
    }),
  );
  return { ...rest, components: { ...components, schemas } };
};

/** Writes the zod schemas of a contract: strict, so that unknown fields are rejected by name. */
export const writeSchemas = async (contract: Contract, folder: string): Promise<void> => {
  const parts = { param: true, query: true, body: true, response: true };
  await generate(
    {
      input: { target: withoutDescriptions(contract.document()) },
      output: {
        target: join(folder, 'zod.ts'),
        mode: 'single',
        client: 'zod',
        override: {
          header: () => `${mark}\n`,
          enumGenerationType: 'union',
          zod: {
            version: 4,
            // With `Z` alone, as the pattern of the contracts' moments says.
            dateTimeOptions: { offset: false },
            generateEachHttpStatus: true,
            generateReusableSchemas: true,
            exactOptional: true,
            strict: parts,
            generate: { ...parts, header: true },
          },
        },
      },
    },
    folder,
    { logLevel: 'error', throwOnError: true },
  );
  const file = join(folder, 'zod.ts');
  writeFileSync(file, keepToJsonSchema(readFileSync(file, 'utf8')));
};
