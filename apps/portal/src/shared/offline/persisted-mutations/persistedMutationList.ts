import { userEntry } from '../../session/browser-storage/entries.ts';
import type { UserKey } from '../../session/browser-storage/storedKeys.ts';

/** What there is to say of the variables of kept mutations. */
interface Kind<One> {
  readonly mutationKey: readonly [string];
  readonly isOne: (value: unknown) => value is One;
  /** Tells one from every other, also from what the same thing was set to before. */
  readonly idOf: (one: One) => string;
  /** In which words it was refused, and waits for the student; null while it may go. */
  readonly refusalOf: (one: One) => string | null;
}

/** The variables of mutations without a response, for the current student: across reloads and tabs. */
export interface PersistedMutationList<One> extends Kind<One> {
  /** In the order kept. */
  readonly read: () => readonly One[];
  /** Keeps one until it is dropped or the student signs out, in place of an earlier one on the same thing. */
  readonly keep: (one: One) => void;
  readonly drop: (one: One) => void;
  /** Whether one is kept as it is: no other tab has sent it, nothing else was set meanwhile, and its student is signed in. */
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
      const kept: unknown = JSON.parse(entry.read() ?? '[]');
      return Array.isArray(kept) ? kept.filter(isOne) : [];
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
