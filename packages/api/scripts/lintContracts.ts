import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  createConfig,
  getLineColLocation,
  lint,
  parseYaml,
  YamlParseError,
  type LocationObject,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { ContractError } from './contractError.ts';
import { exampleFormat } from './exampleFormats.ts';
import { responses } from './responseRule.ts';
import { contractFaults, declaredNames, operationFaults, type DeclaredNames } from './memoryFaults.ts';

const aboutExamples = 'Correct the example, or the schema where the example is right.';

/** Lint rules that generating depends on, with instructions for their errors. */
const advice: Readonly<Record<string, string>> = {
  'no-unresolved-refs':
    'Correct the $ref (the file, and the name behind #/), or write what it should lead to.',
  struct: 'Correct what stands there: OpenAPI 3.1 does not allow it.',
  'no-required-schema-properties-undefined': 'Correct the name, or write the property.',
  'path-parameters-defined': 'Give the path and its parameters (in: path) the same names.',
  'michi/server': 'Write it as the first of the servers.',
  'michi/responses': 'Write what is missing, as the other operations have it.',
  'michi/operation-id': 'Give the operation an operationId of its own, a verb and a noun in camel case.',
  'michi/memory':
    'Correct x-memory: packages/api/README.md, "x-memory", describes it, and src/mocks/memory/declaration.ts has its schema.',
  'michi/example-format': aboutExamples,
  'no-invalid-media-type-examples': aboutExamples,
  'no-invalid-parameter-examples': aboutExamples,
  'no-invalid-schema-examples': aboutExamples,
};

/** Number of problems reported; more often have the same cause. */
const shown = 20;

/** The name of the alias (`*name`, YAML 1.2.2, 7.1) that stands at a place; undefined where none does. */
const aliasAt = (location: LocationObject): string | undefined => {
  const { source, start } = getLineColLocation(location);
  return /^.?\*([\w-]+)/.exec(
    (source.body.split('\n')[start.line - 1] ?? '').slice(Math.max(0, start.col - 2)),
  )?.[1];
};

/** File, line and column; of an alias those of its anchor, where the text stands. */
const formatLocation = (folder: string, location: LocationObject): string => {
  const { source, start: place } = getLineColLocation(location);
  const alias = aliasAt(location);
  const lines = source.body.split('\n');
  const line = lines.findIndex((text) => alias !== undefined && new RegExp(`&${alias}(\\s|$)`).test(text));
  const start = line < 0 ? place : { line: line + 1, col: (lines[line] ?? '').indexOf('&') + 1 };
  return `${relative(join(folder, '..'), source.absoluteRef)}:${start.line}:${start.col}`;
};

const memoryOf = (node: object): unknown => ('x-memory' in node ? node['x-memory'] : undefined);

// Operation names are unique across services, since they name hooks.
const makeConfig = (folder: string, service: string, owners: Map<string, string>, names: DeclaredNames) =>
  createConfig({
    plugins: [
      {
        id: 'michi',
        rules: {
          oas3: {
            'example-format': exampleFormat,
            responses,
            server: () => ({
              Root: ({ servers }: { servers?: readonly { url?: unknown }[] }, { report, location }) => {
                if (servers?.[0]?.url === `/api/${service}`) return;
                report({
                  message: `The first server is not /api/${service}.`,
                  location: location.child('servers'),
                });
              },
            }),
            memory: () => ({
              Root: (root: object, { report, location }) => {
                for (const { path, message } of contractFaults(memoryOf(root) ?? {}, names))
                  report({ message, location: location.child(['x-memory', ...path]) });
              },
              Operation: (operation: { operationId?: unknown }, { report, location }) => {
                const declared = memoryOf(operation);
                if (declared === undefined) return;
                for (const { path, message } of operationFaults(declared, names)) {
                  report({
                    message: `${String(operation.operationId)}: ${message}`,
                    location: location.child(['x-memory', ...path]),
                  });
                }
              },
            }),
            'operation-id': () => ({
              Operation: (operation: { operationId?: unknown }, { report, location }) => {
                const { operationId } = operation;
                if (typeof operationId !== 'string') {
                  report({ message: 'The operation has no operationId.', location: location.key() });
                  return;
                }
                const here = location.child(['operationId']);
                const owner = owners.get(operationId);
                if (owner !== undefined) {
                  report({
                    message: `operationId ${operationId} stands twice, first in ${owner}.`,
                    location: here,
                  });
                } else if (!/^[a-z][A-Za-z0-9]*$/.test(operationId)) {
                  report({ message: `operationId ${operationId} is not in camel case.`, location: here });
                } else {
                  owners.set(operationId, formatLocation(folder, here));
                }
              },
            }),
          },
        },
      },
    ],
    rules: Object.fromEntries(Object.keys(advice).map((rule) => [rule, 'error' as const])),
  });

const formatUnread = (location: string, reason: string): string =>
  `${location}\n  ${reason}\n  Correct the YAML there.`;

const lintOne = async (
  folder: string,
  service: string,
  owners: Map<string, string>,
  names: DeclaredNames,
): Promise<NormalizedProblem[]> => {
  try {
    return await lint({
      ref: join(folder, service, 'openapi.yaml'),
      config: await makeConfig(folder, service, owners, names),
    });
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    const location = `${relative(join(folder, '..'), error.source.absoluteRef)}:${error.line}:${error.col}`;
    const reason = error.originalError.message.replace(/ in "[^]*$/, '');
    throw new ContractError(formatUnread(location, reason));
  }
};

/** The contract without following references; undefined for invalid YAML, which linting reports. */
const readRoughly = (file: string): unknown => {
  try {
    return parseYaml(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const formatProblem = (folder: string, { ruleId, message, location, suggest }: NormalizedProblem): string => {
  const [position] = location;
  const unread = /^Failed to parse: ([^]*?) in "[^]*$/.exec(message)?.[1];
  if (unread !== undefined && position) return formatUnread(formatLocation(folder, position), unread);
  const near = suggest.length > 0 ? ` Near by: ${suggest.slice(0, 3).join(', ')}.` : '';
  return `${position ? formatLocation(folder, position) : folder}\n  ${message}${near}\n  ${advice[ruleId] ?? ''}`.trimEnd();
};

const isAtAlias = ({ location: [position] }: NormalizedProblem): boolean =>
  position !== undefined && aliasAt(position) !== undefined;

/** The problems that cause the others, one at each place. */
const firstProblems = (folder: string, problems: readonly NormalizedProblem[]): readonly string[] => {
  const isExample = ({ ruleId }: NormalizedProblem) => advice[ruleId] === aboutExamples;
  const causes = [
    problems.filter(({ message }) => message.startsWith('Failed to parse')),
    problems.filter(({ ruleId }) => ruleId === 'no-unresolved-refs'),
    // An example is wrong wherever its schema is wrong.
    problems.filter((problem) => !isExample(problem)),
    problems.filter((problem) => !isAtAlias(problem)),
    problems,
  ];
  const byPlace = new Map<string, string>();
  for (const problem of causes.find((each) => each.length > 0) ?? []) {
    const [position] = problem.location;
    // What is no schema at all is found at every example of it.
    const isNoSchema = problem.message.startsWith('Example validation errored');
    const place = position === undefined || isNoSchema ? problem.message : formatLocation(folder, position);
    if (!byPlace.has(place)) byPlace.set(place, formatProblem(folder, problem));
  }
  return [...byPlace.values()];
};

/**
 * Checks that the SDK can be generated: references resolve, operation names are unique across services, examples match
 * their schemas.
 * @param folder contains `<service>/openapi.yaml`
 * @throws {ContractError} with file, line and instructions for each problem
 */
export const lintContracts = async (folder: string, services: readonly string[]): Promise<void> => {
  const owners = new Map<string, string>();
  const names = declaredNames(services.map((service) => readRoughly(join(folder, service, 'openapi.yaml'))));
  const problems: NormalizedProblem[] = [];
  for (const service of services) problems.push(...(await lintOne(folder, service, owners, names)));
  const lines = firstProblems(folder, problems);
  if (lines.length === 0) return;
  const more = lines.length > shown ? [`and ${lines.length - shown} more.`] : [];
  throw new ContractError([...lines.slice(0, shown), ...more].join('\n'));
};
