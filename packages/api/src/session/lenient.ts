import type { SessionStorage } from './session.ts';

/** A storage that takes everything it is given. */
export interface LenientStorage extends SessionStorage {
  /** The keys of everything in it. */
  readonly keys: () => readonly string[];
}

/**
 * Wraps a storage of the browser. Values that the browser refuses, because storage is denied or full, are kept in
 * memory: they are lost at a reload, but no action of the student fails.
 */
export const createLenientStorage = (find: () => Storage | undefined): LenientStorage => {
  const values = new Map<string, string>();
  /** Reading the property throws if the browser denies its storage, and writing if it is full. */
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      const storage = find();
      return storage && work(storage);
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => values.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        values.delete(key);
      });
    },
    removeItem: (key) => {
      values.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...values.keys(), ...(attempt(Object.keys) ?? [])])],
  };
};
