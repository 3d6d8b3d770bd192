import type { QueryKey } from '@tanstack/react-query';
import { userEntry, userEntryParts } from '../../session/entries.ts';
import { isRecord, parseJson } from '../../parseJson.ts';

/** What the variables of every offline mutation contain. */
export interface Stamp {
  /** `Idempotency-Key` of every attempt, drawn when the change is made. */
  readonly key: string;
  /** When the change was made (RFC 3339). */
  readonly at: string;
}

/** What the mutation cache knows of an offline mutation. */
export interface OfflineMeta {
  readonly isVariables: (value: unknown) => value is Stamp;
  readonly queryKey: QueryKey | undefined;
  readonly update: (data: unknown, variables: unknown, queryKey: QueryKey) => unknown;
}

/** A mutation of the current user without a response, or one that was refused and waits for the student. */
interface StoredMutation {
  readonly mutationKey: readonly string[];
  readonly variables: Stamp;
  /** Its number in the order made; the clock may be set back meanwhile. */
  readonly sequence: number;
  /** Message of the refusal; null while it may be sent. */
  readonly refusal: string | null;
}

export const isStamp = (value: unknown): value is Stamp =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['at'] === 'string';

const isStored = (value: unknown): value is StoredMutation =>
  isRecord(value) &&
  Array.isArray(value['mutationKey']) &&
  isStamp(value['variables']) &&
  typeof value['sequence'] === 'number' &&
  (value['refusal'] === null || typeof value['refusal'] === 'string');

const entryOf = (key: string) => userEntry('MUTATION', key);

const read = (key: string): StoredMutation | null => {
  const stored = parseJson(entryOf(key).read());
  return isStored(stored) && stored.variables.key === key ? stored : null;
};

const readAll = (): readonly StoredMutation[] =>
  userEntryParts('MUTATION')
    .map(read)
    .filter((stored) => stored !== null)
    .toSorted((one, other) => one.sequence - other.sequence);

const write = (stored: StoredMutation): void => entryOf(stored.variables.key).write(JSON.stringify(stored));

/**
 * The current user's mutations that outlive the page, each in an entry of its own, so that tabs do not overwrite each
 * other. In local storage: it is written before the page can be closed, and other tabs are told.
 */
export const storedMutations = {
  read,
  /** In the order made, in whichever tab. */
  readAll,
  /** Stores a mutation, or a refused one again. */
  add: (mutationKey: readonly string[], variables: Stamp): void =>
    write({ mutationKey, variables, sequence: (readAll().at(-1)?.sequence ?? 0) + 1, refusal: null }),
  /** Keeps a refused mutation until the student decides. */
  refuse: (key: string, refusal: string): void => {
    const stored = read(key);
    if (stored !== null) write({ ...stored, refusal });
  },
  remove: (key: string): void => entryOf(key).remove(),
  /** Whether a mutation is still to be sent: no other tab has sent it, and its student is signed in. */
  isWaiting: (key: string): boolean => read(key)?.refusal === null,
} as const;

type Entry = Readonly<Record<string, unknown>>;

/** Applies a change to every object in query data, however deep; the same data if nothing changes. */
export const updateEntries = (data: unknown, change: (entry: Entry) => Entry): unknown => {
  if (Array.isArray(data)) {
    const all: readonly unknown[] = data;
    const next = all.map((one) => updateEntries(one, change));
    return next.some((one, at) => one !== all[at]) ? next : data;
  }
  if (!isRecord(data)) return data;
  const next = Object.entries(change(data)).map(
    ([name, value]) => [name, updateEntries(value, change)] as const,
  );
  return next.some(([name, value]) => value !== data[name]) ? Object.fromEntries(next) : data;
};
