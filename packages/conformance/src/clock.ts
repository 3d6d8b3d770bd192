import { setTimeout as wait } from 'node:timers/promises';

export interface Clock {
  now(): Date;
  wait(milliseconds: number): Promise<void>;
  /** A signal that aborts after milliseconds, for timing out a request. */
  timeLimit(milliseconds: number): AbortSignal;
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => wait(milliseconds),
  timeLimit: (milliseconds) => AbortSignal.timeout(milliseconds),
};
