import { join } from 'node:path';
import { ContractError } from './contractError.ts';
import type { Contract, OperationResponse } from './contracts.ts';
import { toPascal, toSource, writeGenerated } from './output.ts';

const union = (names: readonly string[]): string => names.map((word) => `'${word}'`).join(' | ');

const errorsOf = (responses: readonly OperationResponse[]): string =>
  responses
    .filter(({ codes }) => codes.length > 0)
    .map(({ status, codes }) => `${status}: ${union(codes)}`)
    .join('; ');

/** Writes what spans the services: their names, the error codes, and the indexes of all operations. */
export const writeServices = (contracts: readonly Contract[], folder: string): void => {
  const services = contracts.map(({ service }) => service);
  const errorCodes = contracts.find((contract) => contract.errorCodes.length > 0)?.errorCodes;
  if (!errorCodes) throw new ContractError('no contract uses ErrorCode of specs/shared/errors.yaml');
  const importEach = (name: string, file: string) =>
    services.map((service) => `import { ${name} as ${service} } from './${service}/${file}.ts';\n`).join('');

  writeGenerated(
    join(folder, 'services.ts'),
    `/** The services with a contract. */
export type Service = ${union(services)};

/** What can go wrong, as a word for programs (specs/shared/errors.yaml). */
export type ErrorCode = ${union(errorCodes)};

/** The error codes of each operation, by status. Any may also return a 503 SERVICE_UNAVAILABLE. */
export interface OperationErrors {
${contracts
  .flatMap(({ operations }) => operations)
  .map(({ id, responses }) => `  ${id}: { ${errorsOf(responses)} };\n`)
  .join('')}}
`,
  );
  writeGenerated(
    join(folder, 'paths.ts'),
    `${services
      .map(
        (service) =>
          `import type { operations as ${toPascal(service)}Operations, paths as ${toPascal(service)}Paths } from './${service}/schema.ts';\n`,
      )
      .join('')}
/** Types of every operation, by operationId. */
export interface ServiceOperations
  extends ${services.map((service) => `${toPascal(service)}Operations`).join(', ')} {}

/** Types of every service's paths. */
export interface ServicePaths {
${services.map((service) => `  ${service}: ${toPascal(service)}Paths;\n`).join('')}}

/** Operations that need no session, as method and path. */
export const openOperations: ReadonlySet<string> = /* @__PURE__ */ new Set(${toSource(
      contracts.flatMap(({ service, operations }) =>
        operations
          .filter(({ bearer }) => bearer === 'none')
          .map(({ method, path }) => `${method.toUpperCase()} /api/${service}${path}`),
      ),
    )});
`,
  );
  writeGenerated(
    join(folder, 'operationNames.ts'),
    `/** The operationId of every operation, by method and path. */
export const operationNames: Readonly<Record<string, string>> = ${toSource(
      Object.fromEntries(
        contracts.flatMap(({ service, operations }) =>
          operations.map(({ id, method, path }) => [`${method.toUpperCase()} /api/${service}${path}`, id]),
        ),
      ),
    )};
`,
  );
  writeGenerated(
    join(folder, 'manifest.ts'),
    `${importEach('operations', 'manifest')}
/** Every operation of every service with its own types, by service and operationId. */
export const manifest: {
${services.map((service) => `  readonly ${service}: typeof ${service};\n`).join('')}} = { ${services.join(', ')} };
`,
  );
  writeGenerated(
    join(folder, 'operations.ts'),
    `import type { Operation } from '../server/operation.ts';
import type { Service } from './services.ts';
import { manifest } from './manifest.ts';

/** The services with a contract, by the alphabet. */
export const services: readonly Service[] = [${services.map((service) => `'${service}'`).join(', ')}];

/** Every operation of every service, one after the other. */
export const operations: readonly Operation[] = services.flatMap((service) =>
  Object.values<Operation>(manifest[service]),
);
`,
  );
  writeGenerated(
    join(folder, 'examples.ts'),
    `${importEach('examples', 'examples')}
/** Every operation's examples, by operationId. */
export const examples = { ${services.map((service) => `...${service}`).join(', ')} } as const;
`,
  );
  writeGenerated(
    join(folder, 'memory.ts'),
    `import type { Declarations } from '../mocks/memory/declaration.ts';
${importEach('memory', 'memory')}
/** What the mocks remember: the collections of every service, and what each operation does to them. */
export const declarations: Declarations = {
  collections: { ${services.map((service) => `...${service}.collections`).join(', ')} },
  operations: { ${services.map((service) => `...${service}.operations`).join(', ')} },
};
`,
  );
};
