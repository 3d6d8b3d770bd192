import { join } from 'node:path';
import type { Contract } from './contracts.ts';
import { toSource, writeGenerated } from './output.ts';

/** Writes the declarations of the stateful mocks. */
export const writeMemory = ({ service, memory, operations }: Contract, folder: string): void => {
  const declared = operations.flatMap(({ id, memory: own }) => (own === null ? [] : [[id, own] as const]));
  writeGenerated(
    join(folder, 'memory.ts'),
    `import type { Declarations } from '../../mocks/memory/declaration.ts';

/** What the operations of the ${service} service do to which collections. */
export const memory: Declarations = {
  collections: ${toSource(memory)},
  operations: ${toSource(Object.fromEntries(declared))},
};
`,
  );
};
