import { join } from 'node:path';
import { ContractError } from './contractError.ts';
import type { Contract, Operation, OperationResponse } from './contracts.ts';
import { readingsOf } from './manifest.ts';
import { toSource, writeGenerated } from './output.ts';

const findMissing = (operation: Operation): string[] => {
  const where = `${operation.service}: ${operation.id}`;
  const missing = operation.responses
    .filter(
      ({ type, examples }) => type !== null && /\bjson\b/.test(type) && Object.keys(examples).length === 0,
    )
    .map(({ status }) => `${where} has no example of its ${status} response`);
  missing.push(
    ...operation.responses
      .filter(
        ({ status, location }) => status < 400 && status > 300 && status !== 304 && location === undefined,
      )
      .map(({ status }) => `${where} has no example of the Location of its ${status} response`),
  );
  const has = (status: number) => operation.responses.some((response) => response.status === status);
  if (!operation.responses.some(({ status }) => status < 400))
    missing.push(`${where} has no successful response`);
  if (!has(500)) missing.push(`${where} has no response with status 500`);
  if (operation.bearer === 'required' && !has(401)) missing.push(`${where} needs a session and has no 401`);
  return missing;
};

/** Checks that the mocks can use the contracts' examples. @throws {ContractError} naming every response without one */
export const checkExamples = (contracts: readonly Contract[]): void => {
  const missing = contracts.flatMap(({ operations }) => operations.flatMap(findMissing));
  if (missing.length > 0) throw new ContractError(missing.join('\n'));
};

/** Writes the examples for the mocks. A response shared by several operations is written once. */
export const writeExamples = ({ service, operations }: Contract, folder: string): void => {
  const nameOf = new Map<string, string>();
  const nameResponse = ({ status, type, examples, location }: OperationResponse): string => {
    const source = toSource({ status, type, examples, location });
    const name = nameOf.get(source) ?? `response${nameOf.size + 1}`;
    nameOf.set(source, name);
    return name;
  };
  const entries = operations.map(({ id, method, path, bearer, responses, parameters }) => {
    return `  ${id}: {
    method: '${method}',
    path: '/api/${service}${path.replaceAll(/\{(\w+)\}/g, ':$1')}',
    needsSession: ${bearer === 'required'},
    readings: ${readingsOf(parameters.map(({ name, schema, explode }) => [name, schema, explode]))},
    responses: [${responses.map(nameResponse).join(', ')}],
  },
`;
  });
  writeGenerated(
    join(folder, 'examples.ts'),
    `import type { ContractResponse, MockedOperation } from '../../mocks/mockedOperation.ts';

${Array.from(nameOf, ([source, name]) => `const ${name}: ContractResponse = ${source};\n`).join('')}
/** Every response of the ${service} service with the contract's examples of it. */
export const examples: Readonly<Record<${operations.map(({ id }) => `'${id}'`).join(' | ')}, MockedOperation>> = {
${entries.join('')}};
`,
  );
};
