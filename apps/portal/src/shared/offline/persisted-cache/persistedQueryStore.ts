import { clear, createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;

/** Not before it is used: where storage is refused, only what uses it fails. */
const store = (): UseStore => (opened ??= createStore('michi-answers', 'answers'));

/** Whether the browser provides IndexedDB for this page. If storage is denied, accessing it throws. */
const hasDatabases = (): boolean => {
  try {
    return 'indexedDB' in globalThis && Boolean(globalThis.indexedDB);
  } catch {
    return false;
  }
};

/**
 * The persisted query cache as text in IndexedDB, under keys that begin with their owner. Every call fails if the
 * browser denies storage to the page.
 */
export const persistedQueryStore = {
  getItem: async (key: string) => get<string>(key, store()),
  setItem: async (key: string, answer: string) => set(key, answer, store()),
  removeItem: async (key: string) => del(key, store()),
  entries: async () => entries<string, string>(store()),
};

/** Removes the persisted queries of every user but one; null removes all. Without a store it does nothing. */
export const clearPersistedQueries = async (keep: string | null): Promise<void> => {
  if (!hasDatabases()) return;
  if (keep === null) return clear(store());
  const others = (await keys<string>(store())).filter((key) => !key.startsWith(`${keep}-[`));
  return delMany(others, store());
};
