import { clear, createStore, delMany, entries, get, setMany, type UseStore } from 'idb-keyval';

/** An answer of a service as it is kept on this device. */
export interface KeptAnswer {
  /** Whose it is; nobody else is ever shown it. */
  readonly owner: string;
  /** The release of the portal that kept it; another may read it differently. */
  readonly release: string;
  /** The answer, as JSON text. */
  readonly answer: string;
  /** When the service gave it, in ms since 1970. */
  readonly givenAt: number;
}

/** An answer with the hash of its question. */
export type NamedAnswer = readonly [hash: string, kept: KeptAnswer];

/** Where answers are kept. Every call fails where the browser refuses storage to the page. */
export interface AnswerStore {
  /** Everything that is kept and can be read, and the names of what cannot. */
  readonly list: () => Promise<{
    readonly answers: readonly NamedAnswer[];
    readonly unreadable: readonly string[];
  }>;
  /** One answer; null when there is none, or none that can be read. */
  readonly read: (hash: string) => Promise<KeptAnswer | null>;
  readonly write: (answers: readonly NamedAnswer[]) => Promise<void>;
  readonly remove: (hashes: readonly string[]) => Promise<void>;
  /** Removes the answers of everybody but one user; null keeps nobody's. Where the browser keeps none, there are none. */
  readonly removeOthers: (keep: string | null) => Promise<void>;
}

const isKept = (value: unknown): value is KeptAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'release' in value &&
  'answer' in value &&
  'givenAt' in value &&
  [value.owner, value.release, value.answer].every((text) => typeof text === 'string') &&
  typeof value.givenAt === 'number';

/** Whether the browser has databases for this page. Where storage is refused, asking for them throws. */
const hasDatabases = (): boolean => {
  try {
    return 'indexedDB' in globalThis && Boolean(globalThis.indexedDB);
  } catch {
    return false;
  }
};

/**
 * Keeps answers in IndexedDB.
 * @param name of the database
 */
export const createAnswerStore = (name: string): AnswerStore => {
  let opened: UseStore | undefined;
  // Not before it is used: where storage is refused, only what uses it fails.
  const store = () => (opened ??= createStore(name, 'answers'));
  return {
    list: async () => {
      const found = await entries<IDBValidKey, unknown>(store());
      const answers: NamedAnswer[] = [];
      const unreadable: string[] = [];
      for (const [hash, value] of found) {
        if (typeof hash === 'string' && isKept(value)) answers.push([hash, value]);
        else if (typeof hash === 'string') unreadable.push(hash);
      }
      return { answers, unreadable };
    },
    read: async (hash) => {
      const value = await get<unknown>(hash, store());
      return isKept(value) ? value : null;
    },
    write: async (answers) =>
      setMany(
        answers.map(([hash, kept]) => [hash, kept]),
        store(),
      ),
    remove: async (hashes) => delMany([...hashes], store()),
    removeOthers: async (keep) => {
      if (!hasDatabases()) return;
      if (keep === null) return clear(store());
      const found = await entries<IDBValidKey, unknown>(store());
      const others = found.filter(([, value]) => !isKept(value) || value.owner !== keep);
      return delMany(
        others.map(([hash]) => hash),
        store(),
      );
    },
  };
};

/** The answers kept on this device. */
export const answerStore: AnswerStore = /* @__PURE__ */ createAnswerStore('michi-answers');
