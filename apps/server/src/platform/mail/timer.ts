/** Lets something happen later; tests decide when. */
export interface Timer {
  /**
   * Runs repeatedly, without keeping the process alive.
   * @returns a function that stops it
   */
  every(milliseconds: number, task: () => void): () => void;
  /** Once. @returns the way to call it off */
  after(milliseconds: number, task: () => void): () => void;
}

/** The system's timer. */
export const systemTimer: Timer = {
  every(milliseconds, task) {
    const interval = setInterval(task, milliseconds);
    interval.unref();
    return () => clearInterval(interval);
  },
  after(milliseconds, task) {
    const timeout = setTimeout(task, milliseconds);
    return () => clearTimeout(timeout);
  },
};
