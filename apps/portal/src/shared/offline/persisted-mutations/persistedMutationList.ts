import { userEntry } from '../../session/browser-storage/entries.ts';
import type { UserKey } from '../../session/browser-storage/storedKeys.ts';

/** Describes the variables of persisted mutations. */
interface Kind<One> {
  readonly mutationKey: readonly [string];
  readonly isOne: (value: unknown) => value is One;
  /** Identifies one, also among earlier values for the same target. */
  readonly idOf: (one: One) => string;
  /** Message of its rejection, while it waits for the student; null while it can be sent. */
  readonly refusalOf: (one: One) => string | null;
}

/** The variables of mutations without a response, for the current student: across reloads and tabs. */
export interface PersistedMutationList<One> extends Kind<One> {
  /** In the order of persisting. */
  readonly read: () => readonly One[];
  /** Persists one until it is dropped or the student signs out; replaces an earlier one for the same target. */
  readonly keep: (one: One) => void;
  readonly drop: (one: One) => void;
  /** Whether one is still persisted unchanged: no other tab has sent or replaced it, and its student is signed in. */
  readonly has: (one: One) => boolean;
}

/** Creates a list under one of the user's storage keys. */
export const createPersistedMutationList = <One>(
  name: UserKey,
  { mutationTarget, ...kind }: Kind<One> & { readonly mutationTarget: (one: One) => string },
): PersistedMutationList<One> => {
  const { isOne, idOf } = kind;
  const entry = userEntry(name);
  const read = (): readonly One[] => {
    try {
      const stored: unknown = JSON.parse(entry.read() ?? '[]');
      return Array.isArray(stored) ? stored.filter(isOne) : [];
    } catch {
      return [];
    }
  };
  const write = (all: readonly One[]): void =>
    all.length === 0 ? entry.remove() : entry.write(JSON.stringify(all));
  return {
    ...kind,
    read,
    keep: (one) => write([...read().filter((other) => mutationTarget(other) !== mutationTarget(one)), one]),
    drop: (one) => write(read().filter((other) => idOf(other) !== idOf(one))),
    has: (one) => read().some((other) => idOf(other) === idOf(one)),
  };
};
