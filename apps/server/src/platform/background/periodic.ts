import type { Deps } from '../deps.ts';
import { systemTimer, type Timer } from '../mail/timer.ts';

/** Work that a service does again and again, such as reminding of deadlines. */
export interface PeriodicTask {
  /** For the log. */
  readonly name: string;
  /** Milliseconds from one time to the next. */
  readonly every: number;
  /**
   * Runs the task. Several processes run it concurrently, and any may be interrupted: the database must prevent double
   * or partial effects.
   */
  readonly run: (deps: Deps) => Promise<unknown>;
}

/**
 * Runs each task now and then at its interval; a task that is still running is not started again.
 * @returns a function that stops it; running tasks belong to `deps.background`
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
