import type { Clock } from '../clock.ts';
import type { Changes, Rows } from './changes.ts';

/** The rows that a value is computed from. */
export interface Sources extends Rows {
  /** When the value expires even if no row changes, in milliseconds. */
  readonly until: number;
}

export interface Computed<Value> {
  readonly value: Value;
  readonly sources: Sources;
}

/**
 * Caches values computed from rows of the database. A value is current until one of its rows changes, so that a reader
 * never gets an older one than the database has.
 */
export interface RowCache<Value> {
  /** Undefined unless the value is current. */
  find(key: string): Value | undefined;
  /** Computes the value unless it is current; concurrent calls share one computation. */
  get(key: string, compute: () => Promise<Computed<Value>>): Promise<Value>;
  /** @param since the position of `Changes` before the rows were read */
  set(key: string, computed: Computed<Value>, since: number): void;
}

export interface RowCacheParts {
  readonly changes: Pick<Changes, 'position' | 'hasChanged'>;
  readonly clock: Clock;
  /** With a replica nothing is cached: it may be behind the changes that this process knows of. */
  readonly replica?: unknown;
}

interface Stored<Value> extends Computed<Value> {
  readonly since: number;
}

interface Entry<Value> {
  /** Number of the call that started its computation. */
  readonly number: number;
  /** Undefined while it is computed. */
  readonly stored: Stored<Value> | undefined;
  readonly pending: Promise<Value> | undefined;
}

/**
 * @param capacity largest number of values or, with `sizeOf`, total size; the least recently used is evicted first
 */
export function createRowCache<Value>(
  { changes, clock, replica }: RowCacheParts,
  capacity: number,
  sizeOf: (value: Value) => number = () => 1,
): RowCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let calls = 0;
  let size = 0;

  const sizeOfEntry = ({ stored }: Entry<Value>): number => (stored === undefined ? 0 : sizeOf(stored.value));

  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    size -= sizeOfEntry(entry);
  };

  const add = (key: string, entry: Entry<Value>): void => {
    remove(key);
    entries.set(key, entry);
    size += sizeOfEntry(entry);
    while (size > capacity) {
      const oldest = entries.keys().next();
      if (oldest.done === true) return;
      remove(oldest.value);
    }
  };

  const isCurrent = ({ sources, since }: Stored<Value>): boolean =>
    clock.now().getTime() < sources.until && !changes.hasChanged(since, sources);

  const find = (key: string): Stored<Value> | undefined => {
    const entry = entries.get(key);
    if (entry?.stored === undefined || !isCurrent(entry.stored)) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry.stored;
  };

  const start = (key: string, compute: () => Promise<Computed<Value>>): Promise<Value> => {
    const since = changes.position ?? 0;
    calls += 1;
    const number = calls;
    const pending = compute().then(
      (computed) => {
        if (entries.get(key)?.number === number)
          add(key, { number, stored: { ...computed, since }, pending: undefined });
        return computed.value;
      },
      (error: unknown) => {
        if (entries.get(key)?.number === number) remove(key);
        throw error;
      },
    );
    add(key, { number, stored: undefined, pending });
    return pending;
  };

  return {
    find: (key) => find(key)?.value,
    async get(key, compute) {
      if (replica !== undefined) return (await compute()).value;
      calls += 1;
      const callNumber = calls;
      const current = find(key);
      if (current !== undefined) return current.value;
      const before = entries.get(key)?.pending;
      if (before !== undefined) {
        // That computation may have read its rows before a change that this call knows of.
        await before.catch(() => undefined);
        const computed = find(key);
        if (computed !== undefined) return computed.value;
        const later = entries.get(key);
        if (later !== undefined && later.number > callNumber) {
          if (later.stored !== undefined) return later.stored.value;
          if (later.pending !== undefined) return later.pending;
        }
      }
      return start(key, compute);
    },
    set(key, computed, since) {
      calls += 1;
      add(key, { number: calls, stored: { ...computed, since }, pending: undefined });
    },
  };
}
