import pLimit from 'p-limit';
import { Problem } from '../problem/problem.ts';

/** Runs expensive work a few at a time; the rest waits in a queue. */
export interface HashQueue {
  /** @throws Problem TOO_MANY_REQUESTS at once, with the seconds to wait, if the queue is full */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Seconds after which a client may retry. */
const RETRY_AFTER = 10;

/**
 * @param slots tasks that run at once
 * @param maxLength tasks that may wait, so that a flood of logins does not exhaust memory
 */
export function createHashQueue(slots: number, maxLength: number): HashQueue {
  const limit = pLimit(slots);
  return {
    async run(work) {
      if (limit.activeCount + limit.pendingCount >= slots + maxLength) {
        throw new Problem('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER });
      }
      return limit(work);
    },
  };
}

/** Threads of the pool that hashing shares with files, names and token signatures (libuv, `UV_THREADPOOL_SIZE`). */
const DEFAULT_THREADS = 4;

/**
 * Passwords to hash at once: a core stays free for the event loop, and a thread of the pool for other work.
 * @param threads the value of `UV_THREADPOOL_SIZE`
 */
export function hashSlots(cores: number, threads: string | undefined): number {
  const pool = Number(threads ?? DEFAULT_THREADS);
  return Math.max(1, Math.min(cores, Number.isSafeInteger(pool) ? pool : DEFAULT_THREADS) - 1);
}
