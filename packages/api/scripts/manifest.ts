import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContractError } from './contractError.ts';
import type { Contract, Operation, Schema } from './contracts.ts';
import { toPascal, toSource, writeGenerated } from './output.ts';

const typeOf = ({ type }: Schema): string =>
  typeof type === 'string' ? type : (type?.find((one) => one !== 'null') ?? 'string');

/** The type of a parameter's text; null for a string. */
const readingOf = (schema: Schema, explode: boolean): string | null => {
  const type = typeOf(schema);
  if (type === 'array') {
    const items = typeOf(schema.items ?? {});
    return `${items}${explode ? '[]' : ',[]'}`;
  }
  if (type === 'object') return 'json';
  return type === 'string' ? null : type;
};

/** The types of parameters by name as source, without strings. */
export const readingsOf = (
  entries: readonly (readonly [name: string, schema: Schema, explode: boolean])[],
): string =>
  toSource(
    Object.fromEntries(
      entries.flatMap(([name, schema, explode]) => {
        const reading = readingOf(schema, explode);
        return reading === null ? [] : [[name, reading]];
      }),
    ),
  );

const isJson = (type: string): boolean => /\bjson\b/.test(type);

/** Writes the manifest of a contract: method, path and schemas of each operation. Call it after `writeSchemas`. */
export const writeManifest = ({ service, operations }: Contract, folder: string): void => {
  const schemas = readFileSync(join(folder, 'zod.ts'), 'utf8');
  const schema = (operation: Operation, suffix: string): string => {
    const name = `${toPascal(operation.id)}${suffix}`;
    if (!schemas.includes(`export const ${name} =`)) {
      throw new ContractError(
        `${service}: ${operation.id} has no schema ${name}; is its name one the generator changes?`,
      );
    }
    return `schemas.${name}`;
  };

  const writeText = (operation: Operation, location: 'path' | 'query', suffix: string): string => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === location);
    if (parameters.length === 0) return 'null';
    const readings = readingsOf(parameters.map(({ name, schema: type, explode }) => [name, type, explode]));
    return `fromText(${schema(operation, suffix)}, ${readings})`;
  };

  const writeHeaders = (operation: Operation): string => {
    const names = operation.parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name }) => name);
    return names.length === 0 ? 'null' : `fromHeaders(${schema(operation, 'Header')}, ${toSource(names)})`;
  };

  const writeBody = (operation: Operation): string => {
    if (!operation.body) return 'null';
    const { type, required, schema: body } = operation.body;
    const own = schema(operation, 'Body');
    const readings = readingsOf(
      Object.entries(body.properties ?? {}).map(([name, property]) => [name, property, true]),
    );
    return `{ type: ${toSource(type)}, required: ${required}, schema: ${isJson(type) ? own : `fromText(${own}, ${readings})`} }`;
  };

  const writeResponses = (operation: Operation): string =>
    operation.responses
      .map(({ status, type, codes }) => {
        if (type === null) return `${status}: null`;
        if (!isJson(type)) return `${status}: { type: ${toSource(type)}, schema: null, codes: [] }`;
        const own = schema(operation, `${status}Response`);
        return `${status}: json(${[own, ...codes.map(toSource)].join(', ')})`;
      })
      .join(', ');

  const entries = operations.map(
    (operation) => `
const ${operation.id} = {
  id: '${operation.id}',
  service: '${service}',
  method: '${operation.method}',
  path: ${toSource(operation.path)},
  bearer: '${operation.bearer}',
  params: ${writeText(operation, 'path', 'Params')},
  query: ${writeText(operation, 'query', 'QueryParams')},
  headers: ${writeHeaders(operation)},
  body: ${writeBody(operation)},
  responses: { ${writeResponses(operation)} },
} as const satisfies Operation;
`,
  );
  const text = entries.join('');
  const readers = ['fromHeaders', 'fromText'].filter((name) => text.includes(`${name}(`));
  const importReaders =
    readers.length > 0 ? `import { ${readers.join(', ')} } from '../../server/reading.ts';\n` : '';
  writeGenerated(
    join(folder, 'manifest.ts'),
    `${importReaders}import { json, type Operation } from '../../server/operation.ts';
import * as schemas from './zod.ts';
${text}
/** Every operation of the ${service} service. Each is named, as the compiler does not declare a type of this length. */
export const operations: {
${operations.map(({ id }) => `  readonly ${id}: typeof ${id};\n`).join('')}} = { ${operations.map(({ id }) => id).join(', ')} };
`,
  );
};
