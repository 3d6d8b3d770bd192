import { parseJson } from '../../json/parseJson.ts';
import { userEntry } from '../../session/browser-storage/entries.ts';
import type { UserKey } from '../../session/browser-storage/storedKeys.ts';

interface Kind<One> {
  readonly mutationKey: readonly [string];
  readonly isOne: (value: unknown) => value is One;
  /** Unique, also among earlier values for the same target. */
  readonly idOf: (one: One) => string;
  /** Message of its rejection if it waits for the student; null if it can be sent. */
  readonly refusalOf: (one: One) => string | null;
}

/** Variables of the current student's mutations without a response, across reloads and tabs. */
export interface PersistedMutationList<One> extends Kind<One> {
  /** Oldest first. */
  readonly read: () => readonly One[];
  /** Stores one until it is dropped or the student signs out; replaces an earlier one for the same target. */
  readonly keep: (one: One) => void;
  readonly drop: (one: One) => void;
  /** Whether one is still stored unchanged: no other tab has sent or replaced it, and its student is signed in. */
  readonly has: (one: One) => boolean;
}

export const createPersistedMutationList = <One>(
  name: UserKey,
  { mutationTarget, ...kind }: Kind<One> & { readonly mutationTarget: (one: One) => string },
): PersistedMutationList<One> => {
  const { isOne, idOf } = kind;
  const entry = userEntry(name);
  const read = (): readonly One[] => {
    const stored = parseJson(entry.read());
    return Array.isArray(stored) ? stored.filter(isOne) : [];
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
