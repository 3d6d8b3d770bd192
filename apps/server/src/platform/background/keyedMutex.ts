import pLimit, { type LimitFunction } from 'p-limit';

/** Runs work with the same key one after the other in this process, in the order of arrival. */
export interface KeyedMutex {
  /** Runs the work after all earlier work for the key, successful or not. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Keeps a rush on one row from holding every database connection while it waits for the lock of the row, which decides
 * between processes.
 */
export function createKeyedMutex(): KeyedMutex {
  const queues = new Map<string, LimitFunction>();
  return {
    async take(key, work) {
      const queue = queues.get(key) ?? pLimit(1);
      queues.set(key, queue);
      try {
        return await queue(work);
      } finally {
        if (queue.activeCount + queue.pendingCount === 0 && queues.get(key) === queue) queues.delete(key);
      }
    },
  };
}
