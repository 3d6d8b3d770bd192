import type { Page, Request } from 'playwright';

/** Milliseconds without requests after which a page is idle. */
const QUIET = 500;

/**
 * Resolves once a page is idle. Runs within the page. A throttled CPU may report no idle moment at all: after ten
 * seconds it resolves anyway.
 */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 10_000 });
  });

/**
 * Watches the requests of a page, so that a measurement excludes earlier activity.
 * @returns a function that waits until the page has no requests and no work left
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
