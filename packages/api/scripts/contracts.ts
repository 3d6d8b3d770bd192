import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  contractMemory,
  operationMemory,
  type CollectionMemory,
  type OperationMemory,
} from '../src/mocks/memory/declaration.ts';
import { bearerOf, type Bearer } from './bearer.ts';
import { bundleContract } from './bundle.ts';
import { ContractError } from './contractError.ts';
import { lintContracts } from './lintContracts.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const schemaObject = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  get items() {
    return schemaObject.optional();
  },
  get properties() {
    return z.record(z.string(), schemaObject).optional();
  },
});

const contentObject = z.record(
  z.string(),
  z.object({
    schema: schemaObject.optional(),
    example: z.unknown().optional(),
    examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
  }),
);

const parameterObject = z.object({
  description: z.string().default(''),
  required: z.boolean().default(false),
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  explode: z.boolean().default(true),
  schema: schemaObject.default({}),
});

const securityObject = z.array(z.record(z.string(), z.unknown())).default([]);

const operationObject = z.object({
  operationId: z.string(),
  security: securityObject.unwrap().optional(),
  parameters: z.array(parameterObject).default([]),
  requestBody: z.object({ required: z.boolean().default(false), content: contentObject }).optional(),
  'x-internal': z.boolean().default(false),
  'x-memory': operationMemory.nullable().default(null),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string().default(''),
      content: contentObject.default({}),
      headers: z
        .record(z.string(), z.object({ example: z.string().optional().catch(undefined) }))
        .default({}),
    }),
  ),
});

/** The parts of a dereferenced OpenAPI document that the generators read. */
const documentObject = z.object({
  security: securityObject,
  'x-memory': contractMemory.default({}),
  paths: z.record(
    z.string(),
    z.object({
      parameters: z.array(parameterObject).default([]),
      get: operationObject.optional(),
      post: operationObject.optional(),
      put: operationObject.optional(),
      patch: operationObject.optional(),
      delete: operationObject.optional(),
    }),
  ),
  components: z.object({ schemas: z.record(z.string(), schemaObject).default({}) }).default({ schemas: {} }),
});

/** The parts of a JSON Schema that the generators read. */
export type Schema = z.output<typeof schemaObject>;

/** A dereferenced parameter of an operation. */
export type Parameter = z.output<typeof parameterObject>;

type Content = z.output<typeof contentObject>;

export interface OperationResponse {
  readonly status: number;
  /** Media type of the body; null without one. */
  readonly type: string | null;
  /** The contract's examples by name; an unnamed one is `default`. */
  readonly examples: Readonly<Record<string, unknown>>;
  /** Error codes that its description or an example names. */
  readonly codes: readonly string[];
  /** Example of the `Location` header, for a redirect. */
  readonly location: string | undefined;
}

/** A dereferenced operation of a contract. */
export interface Operation {
  readonly id: string;
  readonly service: string;
  readonly method: (typeof methods)[number];
  /** Path below the service's base URL, with `{names}`. */
  readonly path: string;
  readonly bearer: Bearer;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly required: boolean; readonly schema: Schema } | null;
  readonly responses: readonly OperationResponse[];
  /** Effect on the state of the mocks; null if not declared. */
  readonly memory: OperationMemory | null;
  /** Not for applications (`x-internal`), such as the refresh of a session by the transport. */
  readonly isInternal: boolean;
}

export interface Contract {
  readonly service: string;
  /** A copy of the document with internal references only, for tools that modify their input. */
  readonly document: () => Record<string, unknown>;
  readonly operations: readonly Operation[];
  /** Collections of the stateful mocks. */
  readonly memory: Readonly<Record<string, CollectionMemory>>;
  readonly errorCodes: readonly string[];
}

const readExamples = ({ example, examples }: Content[string]): Record<string, unknown> => {
  if (examples) return Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]));
  return example === undefined ? {} : { default: example };
};

const failureExample = z.looseObject({ error: z.string() });

const codeIn = (example: unknown): string[] => {
  const failure = failureExample.safeParse(example);
  return failure.success ? [failure.data.error] : [];
};

const readResponse = (
  status: string,
  { description, content, headers }: z.output<typeof operationObject>['responses'][string],
  errorCodes: readonly string[],
): OperationResponse => {
  const [type, body] = Object.entries(content)[0] ?? [null];
  const examples = body ? readExamples(body) : {};
  const named = new Set([...Object.values(examples).flatMap(codeIn), ...description.split(/\W+/)]);
  return {
    status: Number(status),
    type,
    examples,
    codes: errorCodes.filter((code) => Number(status) >= 400 && named.has(code)),
    location: headers['Location']?.example,
  };
};

const readOperations = (
  service: string,
  { paths, security }: z.output<typeof documentObject>,
  errorCodes: readonly string[],
): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method): Operation[] => {
      const found = item[method];
      if (!found) return [];
      const [type, body] = Object.entries(found.requestBody?.content ?? {})[0] ?? [null];
      return [
        {
          id: found.operationId,
          service,
          method,
          path,
          memory: found['x-memory'],
          isInternal: found['x-internal'],
          bearer: bearerOf(found.security ?? security),
          parameters: [...item.parameters, ...found.parameters],
          body:
            type === null
              ? null
              : { type, required: found.requestBody?.required ?? false, schema: body?.schema ?? {} },
          responses: Object.entries(found.responses).map(([status, response]) =>
            readResponse(status, response, errorCodes),
          ),
        },
      ];
    }),
  );

const readOne = async (folder: string, service: string): Promise<Contract> => {
  const ref = join(folder, service, 'openapi.yaml');
  const bundled = await bundleContract(ref, false);
  const read = documentObject.safeParse(await bundleContract(ref, true));
  if (!read.success) throw new ContractError(`${service}: ${z.prettifyError(read.error)}`);
  const { components } = read.data;
  const errorCodes = z.array(z.string()).parse(components.schemas['ErrorCode']?.enum ?? []);
  return {
    service,
    document: () => structuredClone(bundled),
    operations: readOperations(service, read.data, errorCodes),
    memory: read.data['x-memory'],
    errorCodes,
  };
};

/**
 * Reads the contract of every service in a folder (`<service>/openapi.yaml`), sorted by name.
 * @throws {ContractError} if there is none, or one is unreadable or invalid
 */
export const readContracts = async (folder: string): Promise<Contract[]> => {
  const services = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'openapi.yaml')))
    .toSorted();
  if (services.length === 0) throw new ContractError(`no <service>/openapi.yaml in ${folder}`);
  await lintContracts(folder, services);
  return Promise.all(services.map((service) => readOne(folder, service)));
};
