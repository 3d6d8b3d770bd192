import { z } from 'zod';
import { contractMemory, operationMemory } from '../src/mocks/memory/declaration.ts';
import { operatorNames, scopeNames } from '../src/mocks/memory/values.ts';

/** An error in an `x-memory` declaration, with its path below `x-memory`. */
export interface MemoryFault {
  readonly path: readonly string[];
  readonly message: string;
}

const toFaults = ({ issues }: z.ZodError): readonly MemoryFault[] =>
  issues.map(({ path, message }) => ({ path: path.map(String), message }));

/** Errors in `$name.path` values, operators and comparisons. */
const valueFaults = (value: unknown, path: readonly string[]): readonly MemoryFault[] => {
  if (typeof value === 'string' && value.startsWith('$')) {
    const [name = ''] = value.slice(1).split('.');
    return scopeNames.some((one) => one === name)
      ? []
      : [{ path, message: `${value} begins with none of ${scopeNames.map((one) => `$${one}`).join(', ')}.` }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const isKnown = !name.startsWith('$') || name === '$when' || operatorNames.includes(name);
    return isKnown
      ? valueFaults(one, [...path, name])
      : [{ path: [...path, name], message: `${name} is none of ${operatorNames.join(', ')}.` }];
  });
};

export interface DeclaredNames {
  readonly collections: ReadonlySet<string>;
  readonly operations: ReadonlySet<string>;
}

/** The collections that a declaration names, with their paths. */
const namedCollections = (
  value: unknown,
  path: readonly string[],
): readonly (readonly [name: string, path: readonly string[]])[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const here = [...path, name];
    const isName =
      ['in', '$count', '$first', '$all', '$groups', '$below'].includes(name) ||
      (path.length === 0 && ['show', 'list'].includes(name));
    return typeof one === 'string' && isName ? [[one, here] as const] : namedCollections(one, here);
  });
};

const unknownCollection = (name: string, path: readonly string[]): MemoryFault => ({
  path,
  message: `No contract declares a collection ${name}.`,
});

/** Errors in an operation's `x-memory`. */
export const operationFaults = (declared: unknown, names: DeclaredNames): readonly MemoryFault[] => {
  const read = operationMemory.safeParse(declared);
  if (!read.success) return toFaults(read.error);
  return [
    ...valueFaults(declared, []),
    ...namedCollections(declared, [])
      .filter(([name]) => !names.collections.has(name))
      .map(([name, path]) => unknownCollection(name, path)),
  ];
};

/** Errors in a contract's `x-memory`. */
export const contractFaults = (declared: unknown, names: DeclaredNames): readonly MemoryFault[] => {
  const read = contractMemory.safeParse(declared);
  if (!read.success) return toFaults(read.error);
  return Object.entries(read.data).flatMap(([name, { seeds, parts }]) => [
    ...seeds.flatMap(({ from }, index): readonly MemoryFault[] =>
      names.operations.has(from)
        ? []
        : [
            {
              path: [name, 'seeds', String(index), 'from'],
              message: `No contract has an operation ${from}.`,
            },
          ],
    ),
    ...Object.entries(parts)
      .filter(([, collection]) => !names.collections.has(collection))
      .map(([path, collection]) => unknownCollection(collection, [name, 'parts', path])),
  ]);
};

const named = z.object({
  'x-memory': z.record(z.string(), z.unknown()).default({}).catch({}),
  paths: z
    .record(
      z.string(),
      z.record(z.string(), z.object({ operationId: z.string() }).catch({ operationId: '' })),
    )
    .default({})
    .catch({}),
});

/** Names declared by contracts. An unreadable document declares none. */
export const declaredNames = (documents: readonly unknown[]): DeclaredNames => {
  const read = documents.flatMap((document) => named.safeParse(document).data ?? []);
  return {
    collections: new Set(read.flatMap((one) => Object.keys(one['x-memory']))),
    operations: new Set(
      read.flatMap(({ paths }) =>
        Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId)),
      ),
    ),
  };
};
