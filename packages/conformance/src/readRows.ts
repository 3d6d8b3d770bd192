import { parameterSchemas } from './contractSchema.ts';
import type { Probing } from './probe.ts';
import { type Reading, withQuery } from './readings.ts';
import { type Rows, rowsIn } from './row.ts';

/** An operation that was read, and can be read again with another query. */
export interface ReadOperation {
  readonly probing: Probing;
  readonly reading: Reading;
}

/** Read operations, by `operationId`. */
export type ReadOperations = ReadonlyMap<string, ReadOperation>;

/** Names and values of a query; a name may be repeated. */
export type Query = readonly (readonly [name: string, value: string])[];

/** The rows of a response, and their request. */
export interface ResponseRows extends Rows {
  readonly request: string;
}

/** Whether an operation is a list for the checks, by its `operationId`. */
export function isList({ probing }: ReadOperation): boolean {
  return /^(list|find)[A-Z]/.test(probing.operation.id);
}

/** Reads a body again with a query. @returns undefined when it was refused or is not as the contract says */
export async function readBody(
  { probing, reading }: ReadOperation,
  query: Query,
): Promise<{ readonly body: unknown; readonly request: string } | undefined> {
  const { operation, run } = probing;
  const names = new Set(query.map(([name]) => name));
  const known = parameterSchemas(operation);
  const parameters = new URLSearchParams([
    ...[...reading.required].filter(([name]) => !names.has(name)),
    ...query.filter(([name]) => known.has(name)).map(([name, value]): [string, string] => [name, value]),
  ]);
  const suffix = parameters.size === 0 ? '' : ` to ${decodeURIComponent(parameters.toString())}`;
  const response = await probing.check(
    `answers${suffix}`,
    { path: withQuery(reading.path, parameters), session: run.session },
    { statuses: [200, ...(operation.responses[403] === undefined ? [] : [403])] },
  );
  return response?.status === 200 ? response : undefined;
}

/**
 * Reads a list again with a query; a parameter that the operation does not have, such as the size of a list without
 * pages, is left out.
 */
export async function readRows(read: ReadOperation, query: Query): Promise<ResponseRows | undefined> {
  const response = await readBody(read, query);
  const rows = rowsIn(response?.body);
  return response === undefined || rows === undefined ? undefined : { ...rows, request: response.request };
}
