import type { Deps } from '../deps.ts';
import { systemTimer, type Timer } from '../mail/timer.ts';

/** Work that a service does again and again, such as reminding of deadlines. */
export interface PeriodicTask {
  /** For the log. */
  readonly name: string;
  /** Milliseconds from one time to the next. */
  readonly every: number;
  /**
   * Does what is due. Several processes do it at the same time, and any of them may be cut off: what is done twice or by
   * halves must be the database's to prevent.
   */
  readonly run: (deps: Deps) => Promise<unknown>;
}

/**
 * Does each task now and from then on, one time after the other; a task that still runs when its time has come again is
 * left to finish.
 * @returns the way to end it; tasks under way are those of `deps.background`
 */
export function startPeriodic(
  deps: Deps,
  tasks: readonly PeriodicTask[],
  timer: Timer = systemTimer,
): () => void {
  const ends = tasks.map((task) => {
    let isRunning = false;
    const run = (): void => {
      if (isRunning) return;
      isRunning = true;
      deps.background.run(task.name, async () => {
        try {
          await task.run(deps);
        } finally {
          isRunning = false;
        }
      });
    };
    run();
    return timer.every(task.every, run);
  });
  return () => {
    for (const end of ends) end();
  };
}
