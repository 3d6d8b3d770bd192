/** The part of `localStorage` that a session uses. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage whose calls never fail. */
export interface LenientStorage extends SessionStorage {
  readonly keys: () => readonly string[];
}

/** Wraps a storage of the browser. If it is denied or full, values are kept in memory until a reload. */
export const createLenientStorage = (find: () => Storage | undefined): LenientStorage => {
  const values = new Map<string, string>();
  /** Accessing the storage throws if it is denied, and writing if it is full. */
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
