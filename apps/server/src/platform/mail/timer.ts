/** Tests control it. */
export interface Timer {
  /**
   * Runs repeatedly, without keeping the process alive.
   * @returns stops it
   */
  every(milliseconds: number, task: () => void): () => void;
  /** Runs once. @returns cancels it */
  after(milliseconds: number, task: () => void): () => void;
}

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
