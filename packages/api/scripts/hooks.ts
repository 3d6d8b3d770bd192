import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from 'orval';
import { z } from 'zod';
import type { Contract } from './contracts.ts';
import { operationDocumentation } from './operationDocumentation.ts';
import { mark, writeGenerated } from './output.ts';

const transport = fileURLToPath(new URL('../src/transport/request.ts', import.meta.url));

const operationIn = z.looseObject({ operationId: z.string() });

const answered = z.looseObject({ responses: z.record(z.string(), z.unknown()) });

/** Without its errors, whose types are by operation. */
const withoutErrors = (operation: Record<string, unknown>): Record<string, unknown> => {
  const { responses } = answered.parse(operation);
  return {
    ...operation,
    responses: Object.fromEntries(Object.entries(responses).filter(([status]) => Number(status) < 400)),
  };
};

const described = z.looseObject({ description: z.string().default('') });

/** Tags each operation with its own name, since the generator writes a file per tag, and completes its description. */
const prepareEachOperation = (value: unknown, documentation: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(value)) return value.map((part) => prepareEachOperation(part, documentation));
  if (typeof value !== 'object' || value === null) return value;
  const operation = operationIn.safeParse(value);
  const prepared = operation.success
    ? {
        ...withoutErrors(operation.data),
        tags: [operation.data.operationId],
        description: [
          described.parse(operation.data).description,
          documentation.get(operation.data.operationId) ?? '',
        ]
          .filter((part) => part !== '')
          .join('\n\n'),
      }
    : value;
  return Object.fromEntries(
    Object.entries(prepared).map(([name, part]) => [name, prepareEachOperation(part, documentation)]),
  );
};

const documentedCall = /^(\/\*\*(?:(?!\*\/)[^])*\*\/)\nexport const \w+ = /m;
const documentedHook = /^(\/\*\*(?:(?!\*\/)[^])*\*\/)\n\nexport function (\w+)</gm;

/** Copies the documentation of an operation's call to the overloads of its hooks, where the generator has none. */
export const documentOverloads = (source: string): string => {
  const callDocumentation = documentedCall.exec(source)?.[1];
  return [...source.matchAll(documentedHook)].reduce((text, [, hookDocumentation = '', name = '']) => {
    const bare = text.replaceAll(
      `${hookDocumentation}\n\nexport function ${name}<`,
      `export function ${name}<`,
    );
    return bare.replace(
      `export function ${name}<`,
      () => `${callDocumentation ?? hookDocumentation}\nexport function ${name}<`,
    );
  }, source);
};

/** Writes the hooks of a contract, one file per operation so that a page loads only those it uses, and their types. */
export const writeHooks = async (contract: Contract, folder: string): Promise<void> => {
  const documentation = new Map(
    contract.operations.map((operation) => [operation.id, operationDocumentation(operation)]),
  );
  const mutator = (name: string) => ({ path: transport, name, inferred: true });
  await generate(
    {
      input: {
        target: z
          .record(z.string(), z.unknown())
          .parse(prepareEachOperation(contract.document(), documentation)),
      },
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
            contract.operations.map(({ id, bearer }) => [
              id,
              {
                requestOptions: { operation: id },
                ...(bearer === 'none' && { mutator: mutator('requestOpenly') }),
              },
            ]),
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
    const source = readFileSync(path, 'utf8');
    const [, id = ''] = /^ +operation: ('\w+'),$/m.exec(source) ?? [];
    writeFileSync(
      path,
      documentOverloads(source.replaceAll(/ErrorType<(?:unknown|void)>/g, () => `ErrorType<${id}>`)),
    );
  }
  // The generator writes no header to this file.
  const index = join(folder, 'model/index.ts');
  writeGenerated(index, readFileSync(index, 'utf8'));
};
