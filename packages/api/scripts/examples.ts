import { join } from 'node:path';
import type { Contract, OperationResponse } from './contracts.ts';
import { readingsOf } from './manifest.ts';
import { toSource, writeGenerated } from './output.ts';

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
