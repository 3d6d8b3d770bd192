import type { Deps } from '../deps.ts';
import { systemTimer, type Timer } from '../mail/timer.ts';

/** Work that a service repeats, such as reminding of deadlines. */
export interface PeriodicTask {
  readonly name: string;
  /** Milliseconds between two runs. */
  readonly every: number;
  /**
   * Several processes run it concurrently, and any may be interrupted: the database must prevent double or partial
   * effects.
   */
  readonly run: (deps: Deps) => Promise<unknown>;
}

/**
 * Runs each task at once and then at its interval, unless it is still running.
 * @returns stops it; running tasks belong to `deps.background`
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
