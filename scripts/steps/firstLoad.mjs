import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { seedId } from '../../apps/server/seed/seedId.ts';

/**
 * Limits of a page at its first visit, with an empty cache. Sizes in kB (1,000 bytes) as brotli; `added` as gzip, of
 * everything that the page loads of the portal beyond every student page. The login page is prerendered: styles and
 * translations are in its `document`, the stylesheet loads again with the scripts, and `scriptsBeforeLoad` limits the
 * scripts requested before the load event. `lateScripts` limits the scripts that the page's document does not name:
 * each is discovered only after another has run, which adds a round trip on a slow network before anything is shown.
 */
export const budgets = {
  login: {
    path: '/app/login',
    document: 17,
    scripts: 206,
    styles: 6,
    requests: 11,
    scriptsBeforeLoad: 0,
  },
  dashboard: { path: '/student/dashboard', lateScripts: 0 },
  // The list does not await the job beside it, whose three files load at once. Three kilobytes parse the address (nuqs),
  // twelve are the phone drawer, whose sign-out must not need a network.
  jobs: { path: '/student/job/public-jobs', scripts: 230, lateScripts: 3 },
  job: { path: `/student/job/public-jobs/details?id=${seedId('job', 1)}`, lateScripts: 0 },
  profile: { path: '/student/profile', added: 45 },
};

/**
 * Milliseconds after the load event after which requests are not part of a first load: the portal then loads deferred
 * parts (`useIsLoaded`). On a slow machine the network is not idle before that.
 */
const AFTERWARDS = 10_000;

/** An address among a student's pages that has no screen. */
const barePath = '/student/nowhere';

/** @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} BrowserState */

/**
 * Compresses a file as a server would send it, at the strongest setting.
 * @param {Buffer} contents
 * @returns {Buffer}
 */
export const brotli = (contents) =>
  brotliCompressSync(contents, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });

const gzip = (body) => gzipSync(body, { level: constants.Z_BEST_COMPRESSION }).length / 1000;

/**
 * A page whose network can become idle: the endless stream of a student's notifications is blocked.
 * @param {import('playwright').BrowserContext} context
 * @returns {Promise<import('playwright').Page>}
 */
async function newQuietPage(context) {
  const page = await context.newPage();
  await page.route('**/notification/events', (route) => route.abort());
  return page;
}

/**
 * Opens a page with an empty cache and sums what it loads until the network is idle, or only deferred parts remain.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {BrowserState} [storageState] of a context that has signed in
 * @returns {Promise<{ document: number, scripts: number, styles: number, requests: number, beforeLoad: { requests:
 *   number, scripts: number }, lateScripts: number, cpu: number, files: { url: string, size: number, gzip: number }[]
 *   }>} `document`, `scripts`, `styles` and `size` in kB as brotli, `gzip` in kB for the files of the portal;
 *   `beforeLoad` counts the requests begun before the load event, the page's own included, and the scripts among them;
 *   `lateScripts` those that the document does not name; `cpu` is the CPU time of the main thread, in milliseconds
 */
export async function firstLoad(browser, url, storageState) {
  const context = await browser.newContext({ storageState });
  const page = await newQuietPage(context);
  const client = await context.newCDPSession(page);
  // CPU time of the page's main thread, independent of other load on the machine.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const begun = [];
  const finished = [];
  page.on('request', (request) => begun.push(request));
  page.on('requestfinished', (request) => finished.push(request));
  const document = await (await page.goto(url))?.text();
  await page.waitForLoadState('networkidle');
  // A prerendered page may have been idle before it begins to load its scripts.
  await page.locator('html:not([data-ahead])').waitFor({ state: 'attached' });
  // An aborted request never finishes.
  for (const request of begun) if (request.failure() === null) await (await request.response())?.finished();
  const beforeLoad = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const early = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < visit.loadEventStart);
    return {
      requests: early.length + 1,
      scripts: early.filter(({ name }) => new URL(name).pathname.endsWith('.js')).length,
      at: performance.timeOrigin + visit.loadEventStart,
    };
  });
  const isFirst = (request) => request.timing().startTime < beforeLoad.at + AFTERWARDS;
  const { metrics } = await client.send('Performance.getMetrics');
  const cpu = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  const files = [];
  for (const request of finished.filter(isFirst)) {
    const type = request.resourceType();
    const response = await request.response();
    const { pathname } = new URL(request.url());
    const counts = ['document', 'script', 'stylesheet'].includes(type);
    const isOurs = pathname.startsWith('/assets/');
    const body = (counts || isOurs) && response?.ok() === true ? await response.body() : null;
    files.push({
      url: pathname,
      type,
      size: counts && body !== null ? brotli(body).length / 1000 : 0,
      gzip: isOurs && body !== null ? gzip(body) : 0,
    });
  }
  await context.close();
  const sum = (type) =>
    files.filter((file) => file.type === type).reduce((total, { size }) => total + size, 0);
  return {
    document: sum('document'),
    scripts: sum('script'),
    styles: sum('stylesheet'),
    requests: files.length,
    beforeLoad: { requests: beforeLoad.requests, scripts: beforeLoad.scripts },
    lateScripts: files.filter((file) => file.type === 'script' && document?.includes(file.url) !== true)
      .length,
    cpu,
    files,
  };
}

/**
 * What a page loads of the portal (scripts, styles and translations) beyond every student page, in kB as gzip.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {BrowserState} state of a student
 * @param {{ files: { url: string, gzip: number }[] }} cost of the page
 * @returns {Promise<number>}
 */
export async function addedTo(browser, origin, state, cost) {
  const bare = await firstLoad(browser, `${origin}${barePath}`, state);
  const known = new Set(bare.files.map(({ url }) => url));
  return cost.files.reduce((total, { url, gzip: size }) => total + (known.has(url) ? 0 : size), 0);
}

/**
 * Signs in as the demo student through the login page and gives the browser's state.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @returns {Promise<BrowserState>}
 */
export async function signIn(browser, origin) {
  const context = await browser.newContext();
  const page = await newQuietPage(context);
  await page.goto(`${origin}${budgets.login.path}`);
  await page.locator('[name="email"]').fill('hana@michi.example');
  await page.locator('[name="password"]').fill('michi-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith(budgets.login.path));
  await page.waitForLoadState('networkidle');
  const state = await context.storageState();
  await context.close();
  return state;
}
