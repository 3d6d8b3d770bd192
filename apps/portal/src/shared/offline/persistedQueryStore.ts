import { clear, createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;

/** Created on first use, since denied storage fails only then. */
const store = (): UseStore => (opened ??= createStore('michi-answers', 'answers'));

/** Whether IndexedDB is available; accessing it throws if storage is denied. */
const hasDatabases = (): boolean => {
  try {
    return 'indexedDB' in globalThis && Boolean(globalThis.indexedDB);
  } catch {
    return false;
  }
};

/** The persisted query cache in IndexedDB, by keys that start with their owner. Every call fails if storage is denied. */
export const persistedQueryStore = {
  getItem: async (key: string) => get<string>(key, store()),
  setItem: async (key: string, text: string) => set(key, text, store()),
  removeItem: async (key: string) => del(key, store()),
  entries: async () => entries<string, string>(store()),
};

/** Removes the persisted queries of all users but `keep`; null removes all. */
export const clearPersistedQueries = async (keep: string | null): Promise<void> => {
  if (!hasDatabases()) return;
  if (keep === null) return clear(store());
  const others = (await keys<string>(store())).filter((key) => !key.startsWith(`${keep}-[`));
  return delMany(others, store());
};
