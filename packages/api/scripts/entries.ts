import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Contract, Operation } from './contracts.ts';
import { limitsName, limitsOf } from './limits.ts';
import { toPascal, writeGenerated } from './output.ts';

const namedDocument = z.object({
  info: z.object({ title: z.string(), description: z.string().default('') }),
});

/** Types of generated calls only: envelopes and single parameters. */
const inner = /(?:Response|Parameter|Headers)$/;

/** The types of a service's model for applications. */
const typesIn = (model: string): readonly string[] =>
  readdirSync(model)
    .flatMap((file) => [
      ...readFileSync(join(model, file), 'utf8').matchAll(/^export (?:interface|type) (\w+)/gm),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !inner.test(name))
    .toSorted();

/** The file that the generator writes the hooks of an operation to. */
const fileOf = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether an operation returns JSON. Any other is opened by a browser: an address, and a call unless it is a GET. */
const givesJson = ({ responses }: Operation): boolean =>
  responses.some(({ status, type }) => status < 300 && (type === null || type.includes('json')));

/** Exported names of an operation's call and hooks, renamed where the generator's differ: `useProfile` is `useGetProfile`. */
const namesOf = (operation: Operation): readonly string[] => {
  const { id, method, parameters } = operation;
  const generated = toPascal(id);
  const short = generated.replace(/^Get(?=[A-Z])/, '');
  const named = (name: string, by: string) => (name === by ? name : `${by} as ${name}`);
  if (!givesJson(operation)) {
    const address = named(`${id}Url`, `get${generated}Url`);
    return method === 'get' ? [address] : [address, id];
  }
  if (method !== 'get')
    return [
      id,
      named(`get${short}MutationOptions`, `get${generated}MutationOptions`),
      named(`use${short}`, `use${generated}`),
    ];
  const isPaged = parameters.some(({ name, in: location }) => location === 'query' && name === 'page');
  return [
    id,
    ...[
      (name: string) => `get${name}QueryKey`,
      (name: string) => `get${name}QueryOptions`,
      ...(isPaged ? [(name: string) => `get${name}InfiniteQueryOptions`] : []),
      (name: string) => `invalidate${name}`,
      (name: string) => `prefetch${name}Query`,
      (name: string) => `use${name}`,
      (name: string) => `use${name}Suspense`,
    ].map((nameOf) => named(nameOf(short), nameOf(generated))),
  ];
};

/** Writes the public entry of a service: calls, hooks, addresses, types, and limits of requests, without `x-internal`. */
export const writeEntry = (contract: Contract, folder: string): void => {
  const { info } = namedDocument.parse(contract.document());
  const operations = contract.operations.filter(({ isInternal }) => !isInternal);
  const exported = operations.map(
    (operation) => `export { ${namesOf(operation).join(', ')} } from './hooks/${fileOf(operation.id)}.ts';\n`,
  );
  const limits = [...limitsOf(contract.document()).keys()].map(limitsName);
  if (limits.length > 0) exported.push(`export { ${limits.join(', ')} } from './limits.ts';\n`);
  writeGenerated(
    join(folder, 'index.ts'),
    `/**
 * ${`${info.title}. ${info.description}`.trim()}
 * Hooks, calls, query keys, types, and the limits of what is sent.
 */
${exported.join('')}export type { ${typesIn(join(folder, 'model')).join(', ')} } from './model/index.ts';
`,
  );
};
