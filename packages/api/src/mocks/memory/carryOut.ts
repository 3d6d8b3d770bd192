import { examples } from '../../generated/examples.ts';
import type { Operation } from '../../server/operation.ts';
import type { MockedOperation } from '../mockedOperation.ts';
import { responseBody } from './responseBody.ts';
import { fulfils } from './conditions.ts';
import type { Change, OperationMemory } from './declaration.ts';
import { listData, listRows } from './listRows.ts';
import { isObject, type JsonObject, valueAt, withValueAt } from './paths.ts';
import type { ReadRequest } from './readRequest.ts';
import type { ExampleLanguage, MemoryState } from './state.ts';
import { evaluate, type Scope } from './values.ts';

const operations: Readonly<Record<string, MockedOperation>> = examples;

export interface Carried {
  readonly status: number;
  readonly body: unknown;
}

/** Time, ids, and the token of a new session; tests replace them. */
export interface Sources {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly token: () => string;
}

/** The example of a response, in the given language if the contract has it in several. */
export const exampleOf = (
  { id }: Operation,
  matches: (status: number) => boolean,
  language: ExampleLanguage,
): Carried => {
  const response = operations[id]?.responses.find(({ status }) => matches(status));
  if (response === undefined) throw new Error(`The contract of ${id} has no such answer`);
  const { status, examples: own } = response;
  return { status, body: own[language] ?? own['populated'] ?? Object.values(own)[0] };
};

const dataOf = (
  { answer: response, list }: OperationMemory,
  scope: Scope,
  rows: () => readonly JsonObject[],
): unknown => {
  if (typeof response === 'string') return evaluate(response, scope);
  if (list !== undefined || response !== undefined) {
    return Object.entries(response ?? {}).reduce<unknown>(
      (so, [path, value]) => withValueAt(so, path, evaluate(value, scope)),
      list === undefined ? scope.example : listData(rows(), scope.example, scope),
    );
  }
  return scope.row ?? scope.made ?? scope.example;
};

const keyOf = ({ by }: OperationMemory, scope: Scope): unknown =>
  by === undefined ? Object.values(scope.params)[0] : evaluate(by, scope);

/** Executes an operation's declaration on the state; null if its response is not JSON, and the example is used. */
export const carryOut = (
  operation: Operation,
  declared: OperationMemory,
  { params, query, body }: ReadRequest,
  state: MemoryState,
  { language, now, newId, token }: Sources & { readonly language: ExampleLanguage },
): Carried | null => {
  const success = exampleOf(operation, (status) => status < 300, language);
  const refuse = (status: number): Carried => exampleOf(operation, (one) => one === status, language);
  const { show } = declared;
  let scope: Scope = {
    params,
    query,
    body,
    row: null,
    own: null,
    made: null,
    changed: 0,
    example: valueAt(success.body, 'data'),
    token,
    now: now(),
    newId,
    find: (collection, where, outer) => state.rows(collection).filter((row) => fulfils(row, where, outer)),
  };
  const key = keyOf(declared, scope);
  if (show !== undefined) {
    const row = state.find(show, key);
    if (row === undefined) return refuse(404);
    scope = { ...scope, row };
  }

  const schema = operation.responses[success.status]?.schema;
  if (!schema) return null;

  const { cases } = declared;
  const chosen = cases?.find(({ when }) => fulfils(scope, when, scope));
  if (cases !== undefined && chosen === undefined) return refuse(409);
  if (chosen?.answers !== undefined) return refuse(chosen.answers);
  const changes: readonly Change[] = chosen?.do ?? declared.do ?? [];
  for (const change of changes) {
    const changed = state.change(change, scope);
    scope = {
      ...scope,
      changed: changed.length,
      made: change.create === undefined ? scope.made : (changed[0] ?? null),
      // The response still contains a deleted record.
      row: show === undefined ? null : (state.find(show, key) ?? scope.row),
    };
  }

  const data = dataOf(declared, scope, () => listRows(state.rows(declared.list ?? ''), declared, scope));
  const envelope = isObject(success.body) ? success.body : {};
  const { message: _message, ...silent } = envelope;
  const message = chosen === undefined || chosen.keepsMessage ? envelope : silent;
  return { status: success.status, body: responseBody(operation.id, schema, { ...message, data }) };
};
