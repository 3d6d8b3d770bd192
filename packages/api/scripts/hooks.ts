import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from 'orval';
import { z } from 'zod';
import type { Contract } from './contracts.ts';
import { mark, writeGenerated } from './output.ts';

const transport = fileURLToPath(new URL('../src/transport/request.ts', import.meta.url));

const operationIn = z.looseObject({ operationId: z.string() });

// The generator makes a file per tag.
const tagEachOperation = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tagEachOperation);
  if (typeof value !== 'object' || value === null) return value;
  const operation = operationIn.safeParse(value);
  const tagged = operation.success ? { ...operation.data, tags: [operation.data.operationId] } : value;
  return Object.fromEntries(Object.entries(tagged).map(([name, part]) => [name, tagEachOperation(part)]));
};

const documented = /^(\/\*\*(?:(?!\*\/)[^])*\*\/)\n\nexport function (\w+)</gm;

/**
 * Puts the words over a hook's implementation before each of its overloads: those are what an editor shows, and the
 * generator leaves them bare.
 */
export const documentOverloads = (source: string): string =>
  [...source.matchAll(documented)].reduce((text, [, words = '', name = '']) => {
    const bare = text.replaceAll(`${words}\n\nexport function ${name}<`, `export function ${name}<`);
    return bare.replaceAll(`export function ${name}<`, `${words}\nexport function ${name}<`);
  }, source);

/**
 * Writes the hooks of a contract, one file per operation so that a page carries only those it uses, and the
 * types they speak.
 */
export const writeHooks = async (contract: Contract, folder: string): Promise<void> => {
  const mutator = (name: string) => ({ path: transport, name, inferred: true });
  await generate(
    {
      input: { target: z.record(z.string(), z.unknown()).parse(tagEachOperation(contract.document())) },
      output: {
        target: join(folder, 'hooks/hooks.ts'),
        schemas: join(folder, 'model'),
        mode: 'tags',
        client: 'react-query',
        httpClient: 'fetch',
        baseUrl: `/api/${contract.service}`,
        headers: true,
        urlEncodeParameters: true,
        override: {
          header: () => `${mark}\n`,
          mutator: mutator('request'),
          operations: Object.fromEntries(
            contract.operations
              .filter(({ bearer }) => bearer === 'none')
              .map(({ id }) => [id, { mutator: mutator('requestOpenly') }]),
          ),
          enumGenerationType: 'union',
          fetch: { includeHttpResponseReturnType: false, arrayFormat: 'repeat' },
          query: {
            version: 5,
            signal: true,
            useSuspenseQuery: true,
            usePrefetch: true,
            useInvalidate: true,
            shouldSplitQueryKey: true,
          },
        },
      },
    },
    folder,
    { logLevel: 'error', throwOnError: true },
  );
  const hooks = join(folder, 'hooks');
  for (const file of readdirSync(hooks)) {
    const path = join(hooks, file);
    writeFileSync(path, documentOverloads(readFileSync(path, 'utf8')));
  }
  // The one file the generator leaves without its header.
  const index = join(folder, 'model/index.ts');
  writeGenerated(index, readFileSync(index, 'utf8'));
};
