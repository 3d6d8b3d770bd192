import pLimit from 'p-limit';
import { Problem } from '../problem/problem.ts';

/** Does expensive work a few at a time; the rest waits in line. */
export interface HashQueue {
  /**
   * Runs work when it is its turn, and returns its result.
   * @throws Problem TOO_MANY_REQUESTS at once, with the seconds to wait, if the queue is full
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Seconds after which a line that was too long is worth joining again. */
const RETRY_AFTER = 10;

/**
 * A line for hashing passwords.
 * @param slots how many are done at once
 * @param longest how many may wait, so that a flood of logins does not use more memory
 */
export function createHashQueue(slots: number, longest: number): HashQueue {
  const limit = pLimit(slots);
  return {
    async run(work) {
      if (limit.activeCount + limit.pendingCount >= slots + longest) {
        throw new Problem('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER });
      }
      return limit(work);
    },
  };
}

/** Threads of the pool that hashing shares with files, names and token signatures (libuv, `UV_THREADPOOL_SIZE`). */
const DEFAULT_THREADS = 4;

/**
 * How many passwords this process hashes at once: a core stays free for the event loop, and a thread of the pool for
 * the other work that needs one.
 * @param threads what `UV_THREADPOOL_SIZE` says
 */
export function hashSlots(cores: number, threads: string | undefined): number {
  const pool = Number(threads ?? DEFAULT_THREADS);
  return Math.max(1, Math.min(cores, Number.isSafeInteger(pool) ? pool : DEFAULT_THREADS) - 1);
}
