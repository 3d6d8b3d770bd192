import { brotliCompressSync, constants } from 'node:zlib';

/** What a page may cost at its first visit, with an empty cache. Sizes in kB (1,000 bytes) as brotli. */
export const budgets = {
  login: { path: '/app/login', scripts: 125, styles: 4, requests: 10 },
  jobs: { path: '/student/job/public-jobs', scripts: 150 },
};

/** @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} BrowserState */

const brotli = (body) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length / 1000;

/**
 * A page whose network can become quiet: the stream of a student's notifications, which never ends, is not let through.
 *
 * @param {import('playwright').BrowserContext} context
 * @returns {Promise<import('playwright').Page>}
 */
async function newQuietPage(context) {
  const page = await context.newPage();
  await page.route('**/notification/events', (route) => route.abort());
  return page;
}

/**
 * Opens a page with an empty cache and adds up what it loads until the network is quiet.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {BrowserState} [storageState] of a context that has signed in
 * @returns {Promise<{ scripts: number, styles: number, requests: number, files: { url: string, size: number }[] }>}
 *   `scripts` and `styles` in kB as brotli
 */
export async function firstLoad(browser, url, storageState) {
  const context = await browser.newContext({ storageState });
  const page = await newQuietPage(context);
  const finished = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const files = [];
  for (const request of finished) {
    const type = request.resourceType();
    const response = await request.response();
    const counts = (type === 'script' || type === 'stylesheet') && response?.ok() === true;
    files.push({
      url: new URL(request.url()).pathname,
      type,
      size: counts ? brotli(await response.body()) : 0,
    });
  }
  await context.close();
  const sum = (type) =>
    files.filter((file) => file.type === type).reduce((total, { size }) => total + size, 0);
  return { scripts: sum('script'), styles: sum('stylesheet'), requests: files.length, files };
}

/**
 * Signs in as the demo student through the login page and gives the browser's state.
 *
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
