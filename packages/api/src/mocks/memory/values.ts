import { compare, dayOf } from './ordering.ts';
import { isObject, type JsonObject, valueAt, valuesAt } from './paths.ts';
import type { Conditions } from './declaration.ts';

export interface Scope {
  readonly params: JsonObject;
  readonly query: JsonObject;
  readonly body: JsonObject;
  /** The record of the operation; null without one. */
  readonly row: JsonObject | null;
  /** The record that is changed, or the current entry of a list; null elsewhere. */
  readonly own: JsonObject | null;
  /** The created record; null before. */
  readonly made: JsonObject | null;
  /** Number of records in the last change. */
  readonly changed: number;
  /** `data` of the example of the response. */
  readonly example: unknown;
  token(): string;
  readonly now: Date;
  newId(): string;
  /** The records of a collection that fulfil the conditions. */
  find(collection: string, where: Conditions, scope: Scope): readonly JsonObject[];
}

const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

const minuteMilliseconds = 60_000;

const dayMilliseconds = 24 * 60 * minuteMilliseconds;

/** Converts a scalar to text; anything else is empty. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const toConditions = (value: unknown): Conditions => (isObject(value) ? { ...value } : {});

/** Operands as numbers; each may be a list. */
const numbersOf = (operands: unknown, scope: Scope): readonly number[] =>
  [operands]
    .flat()
    .flatMap((one) => [evaluate(one, scope)].flat())
    .map(toNumber);

/** Operators by name. */
const operators: Readonly<Record<string, (operand: unknown, all: JsonObject, scope: Scope) => unknown>> = {
  $count: (collection, { where }, scope) => scope.find(toText(collection), toConditions(where), scope).length,
  $sum: (path, { in: collection, where }, scope) =>
    scope
      .find(toText(collection), toConditions(where), scope)
      .reduce((sum, row) => sum + toNumber(valueAt(row, toText(path))), 0),
  $least: (path, { in: collection, where }, scope) =>
    scope
      .find(toText(collection), toConditions(where), scope)
      .flatMap((row) => valuesAt(row, toText(path)))
      .toSorted(compare)[0] ?? null,
  $flat: (lists, _all, scope) => [evaluate(lists, scope)].flat(2),
  $sorted: (path, { of: list }, scope) =>
    [evaluate(list, scope)]
      .flat()
      .toSorted((left, right) => compare(valueAt(left, toText(path)), valueAt(right, toText(path)))),
  $day: (instant, _all, scope) => dayOf(evaluate(instant, scope)),
  $first: (collection, { where }, scope) =>
    scope.find(toText(collection), toConditions(where), scope)[0] ?? null,
  $all: (collection, { where }, scope) => scope.find(toText(collection), toConditions(where), scope),
  // The entry of a list with an id; undefined without one.
  $entry: (list, { id }, scope) => {
    const found = evaluate(list, scope);
    const wanted = evaluate(id, scope);
    return Array.isArray(found) ? found.filter(isObject).find((entry) => entry['id'] === wanted) : undefined;
  },
  // A list with the entries of a second laid over those of their id, or added if they have what is needed; without some ids.
  $merged: (lists, { needs, without }, scope) => {
    const [before = [], changes = []] = [evaluate(lists, scope)]
      .flat()
      .map((list) => (Array.isArray(list) ? list.filter(isObject) : []));
    const entries = new Map(before.map((entry) => [entry['id'], entry]));
    for (const change of changes) {
      const entry = entries.get(change['id']);
      if (entry !== undefined || change[toText(needs)] !== undefined)
        entries.set(change['id'], { ...entry, ...change });
    }
    for (const id of [evaluate(without, scope)].flat()) entries.delete(id);
    return [...entries.values()];
  },
  $plus: (operands, _all, scope) => numbersOf(operands, scope).reduce((sum, one) => sum + one, 0),
  $times: (operands, _all, scope) => numbersOf(operands, scope).reduce((product, one) => product * one, 1),
  $or: (operands, _all, scope) =>
    [operands]
      .flat()
      .map((one) => evaluate(one, scope))
      .find((one) => one !== null && one !== undefined) ?? null,
  $choose: (value, all, scope) => evaluate(all[String(evaluate(value, scope))], scope) ?? null,
  $later: (instant, { days = 0, minutes = 0 }, scope) =>
    new Date(
      Date.parse(String(evaluate(instant, scope))) +
        toNumber(evaluate(days, scope)) * dayMilliseconds +
        toNumber(evaluate(minutes, scope)) * minuteMilliseconds,
    ).toISOString(),
  $each: (list, { give }, scope) => {
    const found = evaluate(list, scope);
    return (Array.isArray(found) ? found : [])
      .filter(isObject)
      .map((own) => evaluate(give, { ...scope, own }));
  },
  // The given records and all their descendants.
  $below: (collection, { of: named, by }, scope) => {
    const given = evaluate(named, scope);
    if (given === undefined) return undefined;
    const ids = new Set<unknown>(Array.isArray(given) ? given : [given]);
    const rows = scope.find(toText(collection), {}, scope);
    for (let before = 0; before < ids.size;) {
      before = ids.size;
      for (const row of rows) if (ids.has(valueAt(row, toText(by)))) ids.add(row['id']);
    }
    return [...ids];
  },
  $text: (parts, _all, scope) =>
    [parts]
      .flat()
      .map((one) => toText(evaluate(one, scope)))
      .join(''),
  $groups: (collection, { where, by, as, count }, scope) => {
    const groups = new Map<string, { readonly value: unknown; readonly count: number }>();
    for (const row of scope.find(toText(collection), toConditions(where), scope)) {
      for (const value of valuesAt(row, toText(by))) {
        const key = JSON.stringify(value);
        groups.set(key, { value, count: (groups.get(key)?.count ?? 0) + 1 });
      }
    }
    return [...groups.values()].map((group) => ({
      [toText(as)]: group.value,
      [toText(count)]: group.count,
    }));
  },
  $at: (path, { of: value }, scope) => valueAt(evaluate(value, scope), toText(path)),
};

export const operatorNames: readonly string[] = Object.keys(operators);

/** Names that a value can refer to after `$`. */
export const scopeNames: readonly string[] = [
  'params',
  'query',
  'body',
  'row',
  'own',
  'made',
  'changed',
  'example',
  'now',
  'today',
  'id',
  'token',
];

const read = (text: string, scope: Scope): unknown => {
  const [name = '', ...rest] = text.slice(1).split('.');
  if (name === 'now') return scope.now.toISOString();
  if (name === 'today') return scope.now.toISOString().slice(0, 10);
  if (name === 'id') return scope.newId();
  if (name === 'token') return scope.token();
  return valueAt(scope, [name, ...rest].join('.'));
};

/** Evaluates a declared value for a request; constants are themselves. */
export const evaluate = (value: unknown, scope: Scope): unknown => {
  if (typeof value === 'string') return value.startsWith('$') ? read(value, scope) : value;
  if (Array.isArray(value)) return value.map((one) => evaluate(one, scope) ?? null);
  if (!isObject(value)) return value;
  for (const [name, operand] of Object.entries(value)) {
    const operator = operators[name];
    if (operator !== undefined) return operator(operand, value, scope);
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, evaluate(one, scope) ?? null]));
};
