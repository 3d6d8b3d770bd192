/** Wait in browsers that report no idle moments, in milliseconds. */
const aMoment = 100;

/**
 * Waits until the browser is idle.
 * @param longest longest wait, in milliseconds
 */
export const untilIdle = (longest: number): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, aMoment);
  });
