import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from 'orval';
import { z } from 'zod';
import type { Contract } from './contracts.ts';
import { operationDocumentation } from './operationDocumentation.ts';
import { mark, writeGenerated } from './output.ts';

const transport = fileURLToPath(new URL('../src/transport/request.ts', import.meta.url));

const operationIn = z.looseObject({
  operationId: z.string(),
  description: z.string().default(''),
  parameters: z.array(z.unknown()).default([]),
  responses: z.record(z.string(), z.unknown()),
});

const mapValues = (value: object, change: (part: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));

const documentIn = z.looseObject({
  components: z
    .object({ parameters: z.record(z.string(), z.unknown()).default({}) })
    .default({ parameters: {} }),
});

const namedIn = z.object({ name: z.string() });

const parameterIn = z.union([namedIn, z.object({ $ref: z.string() })]);

/** The headers that no call has: the transport sends the ETag, and a stream is read by its URL. */
const ownHeaders: ReadonlySet<string> = new Set(['If-None-Match', 'Last-Event-ID']);

const isArgument = ({ name }: { readonly name: string }): boolean => !ownHeaders.has(name);

/** The parameters of an operation that a call has. */
const parametersOf = (parameters: readonly unknown[], shared: Readonly<Record<string, unknown>>): unknown[] =>
  parameters.filter((parameter) => {
    const read = parameterIn.parse(parameter);
    return isArgument('name' in read ? read : namedIn.parse(shared[read.$ref.split('/').at(-1) ?? '']));
  });

/**
 * Tags each operation with its own name, since the generator writes a file per tag, and completes its description. Leaves
 * out its errors, whose types are by operation, and the headers that no call has.
 */
const prepareDocument = (
  document: Record<string, unknown>,
  documentation: ReadonlyMap<string, string>,
): Record<string, unknown> => {
  const shared = documentIn.parse(document).components.parameters;
  const prepare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(prepare);
    if (typeof value !== 'object' || value === null) return value;
    const operation = operationIn.safeParse(value);
    return mapValues(operation.success ? prepareOperation(operation.data) : value, prepare);
  };
  const prepareOperation = (operation: z.output<typeof operationIn>) => ({
    ...operation,
    tags: [operation.operationId],
    description: [operation.description, documentation.get(operation.operationId) ?? '']
      .filter((part) => part !== '')
      .join('\n\n'),
    parameters: parametersOf(operation.parameters, shared),
    responses: Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => Number(status) < 400),
    ),
  });
  return mapValues(document, prepare);
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

type PageNumber = (page: Readonly<Record<'nextPage' | 'prevPage', number | null>>) => number | null;

// The generator writes the source of both.
const getNextPageParam: PageNumber = (page) => page.nextPage;
const getPreviousPageParam: PageNumber = (page) => page.prevPage;

const infiniteKey = /^( *)'infinite', (.*)$/m;
const queryKey = /^export const get\w+?(Infinite)?QueryKey = [^]*?\] as const(?=;)/gm;

/**
 * Types the query keys of an operation by its data and its errors. The key of its pages begins with that of the list, which
 * invalidates both, and they begin with the first.
 */
const completeQueries = (source: string, id: string): string => {
  const data = `Awaited<ReturnType<typeof ${id}>>`;
  const page = /InfiniteData<.*?, (\w+\['page'\])>/.exec(source)?.[1];
  return source
    .replace(infiniteKey, "$1$2, 'infinite'")
    .replace("pageParam ?? params?.['page']", '$& ?? 1')
    .replaceAll(queryKey, (key, infinite?: string) => {
      const tag = infinite === undefined ? data : `InfiniteData<${data}, ${page}>`;
      return `${key} as QueryKey as DataTag<QueryKey, ${tag}, ErrorType<'${id}'>>`;
    });
};

const headersArgument = /headers\?: (\w+Headers), options\?: (Parameters<typeof \w+>\[1\])\) => \{/;
const headersReader = /\n *const getHeaders = [^]*?\n  \};\n/;

/** Gives the call of an operation its headers by its options, where the generator has an argument of their own. */
const takeHeadersByOptions = (source: string): string =>
  source
    .replace(headersArgument, 'options?: $2 & { readonly headers?: $1 }) => {')
    .replace(headersReader, '\n')
    .replace(/(?:\.\.\.headers, )?\.\.\.getHeaders\(options\?\.headers\)/, '...options?.headers')
    .replace(
      'headers,requestOptions)',
      '{ ...requestOptions, headers: { ...requestOptions?.headers, ...headers } })',
    );

/** Writes the hooks of a contract, one file per operation so that a page loads only those it uses, and their types. */
export const writeHooks = async (contract: Contract, folder: string): Promise<void> => {
  const documentation = new Map(
    contract.operations.map(({ id, parameters, responses }) => [
      id,
      operationDocumentation({ parameters: parameters.filter(isArgument), responses }),
    ]),
  );
  const mutator = (name: string) => ({ path: transport, name, inferred: true });
  await generate(
    {
      input: {
        target: prepareDocument(contract.document(), documentation),
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
            useInfinite: true,
            useInfiniteQueryParam: 'page',
            options: { getNextPageParam, getPreviousPageParam },
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
    const [, id = ''] = /^ +operation: '(\w+)',$/m.exec(source) ?? [];
    const typed = source.replaceAll(/ErrorType<(?:unknown|void)>/g, () => `ErrorType<'${id}'>`);
    writeFileSync(path, documentOverloads(completeQueries(takeHeadersByOptions(typed), id)));
  }
  // The generator writes no header to this file.
  const index = join(folder, 'model/index.ts');
  writeGenerated(index, readFileSync(index, 'utf8'));
};
