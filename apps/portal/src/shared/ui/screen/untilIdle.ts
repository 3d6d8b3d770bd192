/** Wait in browsers without `requestIdleCallback`, in milliseconds. */
const aMoment = 100;

/** Waits until the browser is idle, at most `longest` milliseconds. */
export const untilIdle = (longest: number): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, aMoment);
  });
