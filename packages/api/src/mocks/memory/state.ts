import { examples } from '../../generated/examples.ts';
import type { MockedOperation } from '../mockedOperation.ts';
import type { Change, CollectionMemory, Declarations } from './declaration.ts';
import { fulfils } from './conditions.ts';
import { isObject, type JsonObject, valueAt, valuesAt, withValueAt } from './paths.ts';
import { evaluate, type Scope } from './values.ts';

export type ExampleLanguage = 'en' | 'jp';

const operations: Readonly<Record<string, MockedOperation>> = examples;

/** Whether an example is in the other language. */
const isForeign = (name: string, language: ExampleLanguage): boolean =>
  name === (language === 'en' ? 'jp' : 'en');

/** The rows in the `data` of a response: a list, the list of a page, or the data itself. */
const rowsOf = (data: unknown): readonly unknown[] => {
  if (!isObject(data) || !('totalRecords' in data)) return [data].flat();
  return Object.values(data).find((value): value is unknown[] => Array.isArray(value)) ?? [];
};

const seedRows = (
  { from, example, at }: CollectionMemory['seeds'][number],
  language: ExampleLanguage,
): readonly JsonObject[] => {
  const success = operations[from]?.responses.find(({ status }) => status < 300);
  return Object.entries(success?.examples ?? {})
    .filter(([name]) => (example === undefined ? !isForeign(name, language) : name === example))
    .flatMap(([, body]) => {
      const data = valueAt(body, 'data');
      return at === undefined ? rowsOf(data) : valuesAt(data, at);
    })
    .filter(isObject);
};

export class MemoryState {
  readonly #collections = new Map<string, Map<string, JsonObject>>();
  readonly #declared: Declarations['collections'];

  /** Language of the records. */
  readonly language: ExampleLanguage;

  /** `isEmpty` omits all but single records, such as the profile. */
  constructor(declared: Declarations['collections'], language: ExampleLanguage, isEmpty = false) {
    this.#declared = declared;
    this.language = language;
    for (const name of Object.keys(declared)) this.#collections.set(name, new Map());
    for (const [name, collection] of Object.entries(declared)) {
      if (isEmpty && !collection.isSingle) continue;
      for (const row of collection.seeds.flatMap((seed) => seedRows(seed, language))) this.#seed(name, row);
    }
    // Records that are only parts of others.
    if (!isEmpty) {
      for (const [name, collection] of Object.entries(declared)) {
        for (const row of collection.seeds.flatMap((seed) => seedRows(seed, language)))
          this.#seedParts(name, row);
      }
    }
    for (const [name, { defaults }] of Object.entries(declared)) {
      for (const [key, row] of this.#records(name)) this.#records(name).set(key, { ...defaults, ...row });
    }
  }

  get names(): readonly string[] {
    return Object.keys(this.#declared);
  }

  count(name: string): number {
    return this.#records(name).size;
  }

  /** Every record of a collection, with its parts. */
  rows(name: string): readonly JsonObject[] {
    return [...this.#records(name).values()].map((row) => this.#whole(name, row));
  }

  /**
   * The record with a key; undefined without one. One known only as a part of others is completed from the first full
   * one: a job without an own example page still has one.
   */
  find(name: string, key: unknown): JsonObject | undefined {
    const { isSingle, key: keyPath, parts } = this.#collection(name);
    const records = this.#records(name);
    const [first] = records.values();
    if (isSingle) return first === undefined ? undefined : this.#whole(name, first);
    const found = records.get(String(key));
    if (found !== undefined) return this.#whole(name, found);
    const [part] = keyPath.split('.');
    const target = part === undefined ? undefined : parts[part];
    if (part === undefined || target === undefined || first === undefined) return undefined;
    return this.#records(target).has(String(key))
      ? this.#whole(name, { ...first, [part]: String(key) })
      : undefined;
  }

  /** Applies a change. Returns the created, changed or removed records. */
  change(change: Change, scope: Scope): readonly JsonObject[] {
    const { in: name, create, remove } = change;
    const records = this.#records(name);
    if (create !== undefined) {
      const row = evaluate(create, scope);
      return [this.#keep(name, this.#changed(isObject(row) ? row : {}, change, scope))];
    }
    const chosen = this.#chosen(change, scope);
    if (remove === true) {
      for (const row of chosen) records.delete(this.#keyOf(name, row));
      return chosen;
    }
    return chosen.map((row) => this.#keep(name, this.#changed(row, change, scope)));
  }

  #chosen({ in: name, id, where }: Change, scope: Scope): readonly JsonObject[] {
    if (id === undefined) return this.rows(name).filter((row) => fulfils(row, where ?? {}, scope));
    const found = this.find(name, evaluate(id, scope));
    return found === undefined ? [] : [found];
  }

  #changed(row: JsonObject, { set = {}, append = {} }: Change, outer: Scope): JsonObject {
    const scope = { ...outer, own: row };
    const laid = typeof set === 'string' ? evaluate(set, scope) : undefined;
    let changed: unknown = isObject(laid) ? { ...row, ...laid } : row;
    for (const [path, value] of typeof set === 'string' ? [] : Object.entries(set))
      changed = withValueAt(changed, path, evaluate(value, scope) ?? null);
    for (const [path, value] of Object.entries(append)) {
      const before: readonly unknown[] = valuesAt(changed, path);
      changed = withValueAt(changed, path, [...before, evaluate(value, scope)]);
    }
    return isObject(changed) ? changed : row;
  }

  #keep(name: string, row: JsonObject): JsonObject {
    const own = this.#withoutParts(name, row);
    this.#records(name).set(this.#keyOf(name, row), own);
    return this.#whole(name, own);
  }

  #seed(name: string, row: JsonObject): void {
    const records = this.#records(name);
    const key = this.#keyOf(name, row);
    const before = records.get(key);
    records.set(key, { ...this.#withoutParts(name, row), ...before });
  }

  #seedParts(name: string, row: JsonObject): void {
    for (const [path, target] of Object.entries(this.#collection(name).parts)) {
      const part = valueAt(row, path);
      if (!isObject(part)) continue;
      if (!this.#records(target).has(this.#keyOf(target, part))) this.#seed(target, part);
      this.#seedParts(target, part);
    }
  }

  /** A record with keys in place of its parts. */
  #withoutParts(name: string, row: JsonObject): JsonObject {
    const without = Object.entries(this.#collection(name).parts).reduce<unknown>((so, [path, target]) => {
      const part = valueAt(so, path);
      return isObject(part) ? withValueAt(so, path, this.#keyOf(target, part)) : so;
    }, row);
    return isObject(without) ? without : row;
  }

  /** A record with the current state of its parts. */
  #whole(name: string, row: JsonObject): JsonObject {
    const whole = Object.entries(this.#collection(name).parts).reduce<unknown>((so, [path, target]) => {
      const key = valueAt(so, path);
      return typeof key === 'string' ? withValueAt(so, path, this.find(target, key) ?? null) : so;
    }, row);
    return isObject(whole) ? whole : row;
  }

  #keyOf(name: string, row: JsonObject): string {
    const { isSingle, key, parts } = this.#collection(name);
    if (isSingle) return '';
    const [part = ''] = key.split('.');
    const own = parts[part] === undefined ? undefined : row[part];
    return String(typeof own === 'string' ? own : valueAt(row, key));
  }

  #collection(name: string): CollectionMemory {
    const collection = this.#declared[name];
    if (collection === undefined) throw new Error(`No contract declares a collection ${name}`);
    return collection;
  }

  #records(name: string): Map<string, JsonObject> {
    const records = this.#collections.get(name);
    if (records === undefined) throw new Error(`No contract declares a collection ${name}`);
    return records;
  }
}
