import type { SessionStorage } from './session.ts';

/** A storage in memory, for tests. */
export const createMemoryStorage = (): SessionStorage => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};
