/** Lets something happen later; tests decide when. */
export interface Timer {
  /** Again and again, without keeping the process alive. @returns the way to end it */
  every(milliseconds: number, task: () => void): () => void;
  /** Once. @returns the way to call it off */
  after(milliseconds: number, task: () => void): () => void;
}

/** The machine's own timer. */
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
