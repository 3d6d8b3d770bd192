import type { Clock } from '../clock.ts';
import type { Changes, Rows } from './changes.ts';

/** What a value is made of. */
export interface Sources extends Rows {
  /** When it reads differently without a change, in milliseconds. */
  readonly until: number;
}

/** A value, and what it is made of. */
export interface Made<Value> {
  readonly value: Value;
  readonly sources: Sources;
}

/** Values made of rows. Each is kept until one of these changes, so it is never older than what the database tells. */
export interface Memory<Value> {
  /** Undefined unless the value is current. */
  find(key: string): Value | undefined;
  /** Makes the value unless it is current; requests at the same time share one. */
  get(key: string, make: () => Promise<Made<Value>>): Promise<Value>;
  /** @param since the position of `Changes` before the rows were read */
  keep(key: string, made: Made<Value>, since: number): void;
}

export interface MemoryParts {
  readonly changes: Pick<Changes, 'position' | 'hasChanged'>;
  readonly clock: Clock;
  /** With one, nothing is kept: it may be behind the changes that this process has heard of. */
  readonly replica?: unknown;
}

interface Kept<Value> extends Made<Value> {
  readonly since: number;
}

interface Entry<Value> {
  /** When it was begun, by the number of calls. */
  readonly number: number;
  /** Undefined while it is made. */
  readonly kept: Kept<Value> | undefined;
  readonly making: Promise<Value> | undefined;
}

/**
 * @param most values, or their total size; the least recently used goes first
 * @param sizeOf a value
 */
export function createMemory<Value>(
  { changes, clock, replica }: MemoryParts,
  most: number,
  sizeOf: (value: Value) => number = () => 1,
): Memory<Value> {
  const entries = new Map<string, Entry<Value>>();
  let calls = 0;
  let size = 0;

  const sizeAt = ({ kept }: Entry<Value>): number => (kept === undefined ? 0 : sizeOf(kept.value));

  const forget = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    size -= sizeAt(entry);
  };

  const add = (key: string, entry: Entry<Value>): void => {
    forget(key);
    entries.set(key, entry);
    size += sizeAt(entry);
    while (size > most) {
      const oldest = entries.keys().next();
      if (oldest.done === true) return;
      forget(oldest.value);
    }
  };

  const isCurrent = ({ sources, since }: Kept<Value>): boolean =>
    clock.now().getTime() < sources.until && !changes.hasChanged(since, sources);

  const find = (key: string): Kept<Value> | undefined => {
    const entry = entries.get(key);
    if (entry?.kept === undefined || !isCurrent(entry.kept)) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry.kept;
  };

  const begin = (key: string, make: () => Promise<Made<Value>>): Promise<Value> => {
    const since = changes.position ?? 0;
    calls += 1;
    const number = calls;
    const making = make().then(
      (made) => {
        if (entries.get(key)?.number === number)
          add(key, { number, kept: { ...made, since }, making: undefined });
        return made.value;
      },
      (error: unknown) => {
        if (entries.get(key)?.number === number) forget(key);
        throw error;
      },
    );
    add(key, { number, kept: undefined, making });
    return making;
  };

  return {
    find: (key) => find(key)?.value,
    async get(key, make) {
      if (replica !== undefined) return (await make()).value;
      calls += 1;
      const arrived = calls;
      const current = find(key);
      if (current !== undefined) return current.value;
      const before = entries.get(key)?.making;
      if (before !== undefined) {
        // It may have read its rows before a change that this call knows of.
        await before.catch(() => undefined);
        const made = find(key);
        if (made !== undefined) return made.value;
        const later = entries.get(key);
        if (later !== undefined && later.number > arrived) {
          if (later.kept !== undefined) return later.kept.value;
          if (later.making !== undefined) return later.making;
        }
      }
      return begin(key, make);
    },
    keep(key, made, since) {
      calls += 1;
      add(key, { number: calls, kept: { ...made, since }, making: undefined });
    },
  };
}
