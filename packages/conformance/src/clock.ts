import { setTimeout as wait } from 'node:timers/promises';

/** Time, as a run needs it. */
export interface Clock {
  now(): Date;
  /** Waits for milliseconds. */
  wait(milliseconds: number): Promise<void>;
  /** A signal that aborts after milliseconds, for timing out a request. */
  timeLimit(milliseconds: number): AbortSignal;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => wait(milliseconds),
  timeLimit: (milliseconds) => AbortSignal.timeout(milliseconds),
};
