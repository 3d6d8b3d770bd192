import { hasNoAnswer } from '../connection/hasNoAnswer.ts';
import { thingOf, type Act, type KeptAct } from './act.ts';

/** What the queue needs of the world; tests give their own. */
export interface ActSurroundings<Answer> {
  /** Everything that is kept of this student, in the order done. Kept by every tab together. */
  readonly read: () => readonly KeptAct[];
  readonly write: (acts: readonly KeptAct[]) => void;
  /** @throws when it did not go through: it waits only when no answer came, see {@link hasNoAnswer} */
  readonly send: (act: Act) => Promise<Answer>;
  /** Whether there is a network at all. */
  readonly isOnline: () => boolean;
  /** Resolves when another try is worth it. @param failures how many have failed in a row, from 1 */
  readonly connection: (failures: number) => Promise<void>;
  /** Does work in one tab at a time. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  readonly now: () => Date;
}

/** How an act that had to wait has ended. */
export interface EndedAct {
  readonly act: Act;
  /** Why the service refused it; null when it is done. */
  readonly refusal: unknown;
}

/** Sends what students set, and keeps what does not go through until the service has it. */
export interface Acts<Answer> {
  /**
   * Sends an act, or keeps it to be sent, in place of an earlier one that waits on the same thing. Acts on one thing are to
   * be set one after the other.
   * @returns the service's answer; null when the act waits
   * @throws what the service says when it refuses at once
   */
  readonly set: (act: Act) => Promise<Answer | null>;
  /** What waits, in the order done; the same list until something changes. */
  readonly current: () => readonly KeptAct[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Hears how acts end that had to wait; whoever did them was told no more than that. */
  readonly onEnded: (listener: (ended: EndedAct) => void) => () => void;
  /** Goes on with what an earlier visit left, and hears of what other tabs did. */
  readonly resume: () => void;
}

/** Makes a queue of acts. */
export const createActs = <Answer>({
  read,
  write,
  send,
  isOnline,
  connection,
  exclusively,
  now,
}: ActSurroundings<Answer>): Acts<Answer> => {
  const listeners = new Set<() => void>();
  const endListeners = new Set<(ended: EndedAct) => void>();
  let shown = read();
  let isRunning = false;
  let failures = 0;

  const tell = () => {
    shown = read();
    for (const listener of listeners) listener();
  };
  const change = (work: (acts: readonly KeptAct[]) => readonly KeptAct[]) => {
    write(work(read()));
    tell();
  };
  const end = (act: KeptAct, refusal: unknown) => {
    // Another state was set meanwhile, or the student has signed out: how this one ended is of no interest any more.
    const isLast = read().some(({ stamp }) => stamp === act.stamp);
    change((acts) => acts.filter(({ stamp }) => stamp !== act.stamp));
    if (isLast) for (const listener of endListeners) listener({ act, refusal });
  };

  /** Sends one after the other until nothing is left or the connection breaks. */
  const sendAll = async () => {
    for (let [act] = read(); act !== undefined; [act] = read()) {
      try {
        await send(act);
        end(act, null);
      } catch (error) {
        if (hasNoAnswer(error)) {
          failures += 1;
          return;
        }
        end(act, error);
      }
      failures = 0;
    }
  };
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (read().length > 0) {
      if (isOnline()) await exclusively(sendAll);
      // Other tabs may try meanwhile.
      if (read().length > 0) await connection(Math.max(1, failures));
    }
    failures = 0;
    isRunning = false;
    tell();
  };
  const resume = () => {
    tell();
    void run();
  };
  const keep = (act: Act) => {
    const kept: KeptAct = { ...act, stamp: crypto.randomUUID(), at: now().toISOString() };
    change((acts) => [...acts.filter((other) => thingOf(other) !== thingOf(act)), kept]);
  };

  return {
    set: async (act) => {
      const isBehind = read().some((other) => thingOf(other) === thingOf(act));
      if (isBehind || !isOnline()) {
        keep(act);
        void run();
        return null;
      }
      try {
        return await send(act);
      } catch (error) {
        if (!hasNoAnswer(error)) throw error;
        keep(act);
        // It has just failed: the next try is worth it later.
        failures = Math.max(1, failures);
        void connection(failures).then(run);
        return null;
      }
    },
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnded: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    resume,
  };
};
