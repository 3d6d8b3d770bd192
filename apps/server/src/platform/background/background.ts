import pLimit from 'p-limit';
import type { Logger } from 'pino';

/** Tasks that run at once; the rest wait, so that requests keep their database connections. */
const AT_ONCE = 3;

/** Work that a request starts and does not wait for. */
export interface Background {
  /**
   * A failure is logged. The effect must not be required: a crashing process loses it.
   * @param name for the log
   */
  run(name: string, task: () => Promise<void>): void;
  readonly count: number;
  /** Resolves when every task is done, including those started in the meantime. */
  settled(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  const limit = pLimit(AT_ONCE);
  const running = new Set<Promise<void>>();
  return {
    run(name, task) {
      const done = limit(task)
        .catch((err: unknown) => log.error({ err, task: name }, 'background task failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
    get count() {
      return running.size;
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
