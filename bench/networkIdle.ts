import type { Page, Request } from 'playwright';

/** How long a page asks for nothing before it is at rest, in milliseconds. */
const QUIET = 500;

/**
 * Resolves once a page has nothing left to do. Runs within the page. A throttled processor may report no idle
 * moment at all, whatever the page does: after ten seconds this goes on all the same.
 */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 10_000 });
  });

/**
 * Watches what a page asks for, so that a figure holds nothing of what went on before it.
 * @returns waits until the page asks for nothing and has nothing left to do
 */
export function watchNetworkIdle(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => underWay.add(request));
  const end = (request: Request) => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (underWay.size > 0 || performance.now() - last < QUIET) await page.waitForTimeout(50);
    await page.evaluate(untilIdle);
  };
}
