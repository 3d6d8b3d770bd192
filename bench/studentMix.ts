import { setTimeout as rest } from 'node:timers/promises';
import { chromiumLaunchOptions } from '@michi/config/chromium';
import { chromium, type Browser, type Page } from 'playwright';

/** How many students in ten have each page open. Students read: most of the time the page is idle. */
const OPEN = [
  { name: 'dashboard', students: 4, path: () => '/student/dashboard' },
  { name: 'job list', students: 3, path: () => '/student/job/public-jobs' },
  { name: 'job detail', students: 2, path: (job: string) => `/student/job/public-jobs/details?id=${job}` },
  { name: 'profile', students: 1, path: () => '/student/profile' },
] as const;

/** Milliseconds in which every open page has refetched once (specs/COVERAGE.md, section 9). */
const INTERVAL = 30_500;

/** The refetches of an open page every 30 seconds. */
export interface OpenPage {
  readonly name: string;
  /** How many students in ten have it open. */
  readonly students: number;
  readonly paths: readonly string[];
}

/**
 * Opens each page of the built portal and records what it refetches after 30 seconds.
 * @param token of a student
 * @param job one that can be opened
 */
export async function recordMix(origin: string, token: string, job: string): Promise<readonly OpenPage[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const pages: OpenPage[] = [];
    for (const { name, students, path } of OPEN)
      pages.push({ name, students, paths: await askedAgain(browser, `${origin}${path(job)}`, token) });
    return pages;
  } finally {
    await browser.close();
  }
}

/** Milliseconds until all refetches of a page have been sent. */
const SETTLE = 500;

async function askedAgain(browser: Browser, url: string, token: string): Promise<readonly string[]> {
  const context = await browser.newContext();
  try {
    await context.addInitScript((value) => localStorage.setItem('AUTH', JSON.stringify(value)), token);
    const page = await context.newPage();
    await page.clock.install();
    // The stream of notifications never ends, and the page is to come to rest; `npm run bench -- events` measures it.
    await page.route('**/notification/events', (route) => route.abort());
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      const isStream = pathname.endsWith('/events');
      if (request.method() === 'GET' && pathname.startsWith('/api/') && !isStream)
        asked.push(pathname + search);
    });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    // The first interval also has what the page requests once when it is idle, such as pages saved for offline use.
    await passInterval(page, asked);
    asked.length = 0;
    await passInterval(page, asked);
    if (asked.length === 0) throw new Error(`${url} asks for nothing again.`);
    return [...new Set(asked)];
  } finally {
    await context.close();
  }
}

async function passInterval(page: Page, asked: readonly string[]): Promise<void> {
  await page.clock.runFor(INTERVAL);
  // Each refetch is sent in a separate task, and the last one triggers no more.
  for (let known = -1; known !== asked.length;) {
    known = asked.length;
    await page.clock.runFor(1_000);
    await rest(SETTLE);
  }
}
