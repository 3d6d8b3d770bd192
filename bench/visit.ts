import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath } from '@michi/config/chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium, type Page } from 'playwright';
import type { BrowserState } from '../scripts/steps/firstLoad.mjs';

/** What Lighthouse says of one visit: a phone on a slow network, simulated. */
export interface Visit {
  /** Largest contentful paint in seconds. */
  readonly lcp: number;
  /** Total blocking time in milliseconds. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Scores out of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Names of the checks of accessibility and best practices that failed. */
  readonly failed: readonly string[];
}

/** A first visit, and one more with all that the first one has left on the device. */
export interface Visits {
  readonly first: Visit;
  readonly second: Visit | undefined;
}

/** How long a service worker may take to have all it keeps, in milliseconds. */
const LONGEST_INSTALL = 20_000;

/**
 * Visits a page in a browser of its own, whose cache is empty.
 * @param state of a context that has signed in; undefined for nobody
 * @param isTwice whether to come a second time
 */
export async function visit(url: string, state: BrowserState | undefined, isTwice: boolean): Promise<Visits> {
  const profile = await mkdtemp(join(tmpdir(), 'michi-bench-'));
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...chromiumFlags],
    userDataDir: profile,
    logLevel: 'silent',
  });
  try {
    const { origin } = new URL(url);
    if (state !== undefined) await beside(chrome.port, origin, (page) => keep(page, state));
    const first = await measure(url, chrome.port);
    if (!isTwice) return { first, second: undefined };
    await beside(chrome.port, origin, untilInstalled);
    return { first, second: await measure(url, chrome.port) };
  } finally {
    const ended = once(chrome.process, 'exit');
    chrome.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Works in the browser on a page that loads nothing of the portal, and lets go of the browser: while Playwright holds it, it
 * stops each new page for a moment, and Lighthouse's trace may miss where the visit begins.
 */
async function beside(port: number, origin: string, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
    await page.goto(`${origin}/healthz`);
    await work(page);
    await page.close();
  } finally {
    await browser.close();
  }
}

/** Puts what a context has stored into a new profile. */
async function keep(page: Page, state: BrowserState): Promise<void> {
  const stored = state.origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((values) => {
    for (const { name, value } of values) localStorage.setItem(name, value);
  }, stored);
}

/** Waits until the service worker the visit has registered is at work. Without one there is nothing to wait for. */
async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const working = registrations.map(
      ({ active, installing, waiting }) =>
        new Promise<void>((resolve) => {
          const worker = active ?? waiting ?? installing;
          const look = () => worker?.state === 'activated' && resolve();
          worker?.addEventListener('statechange', look);
          look();
        }),
    );
    const given = new Promise<void>((resolve) => {
      setTimeout(resolve, longest);
    });
    await Promise.race([Promise.all(working), given]);
  }, LONGEST_INSTALL);
}

async function measure(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    throttlingMethod: 'simulate',
    formFactor: 'mobile',
    // The profile is new, and what stands in it is to stay.
    disableStorageReset: true,
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const score = (name: string): number => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const failed = ['accessibility', 'best-practices']
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    lcp: figure('largest-contentful-paint') / 1000,
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    failed,
  };
}
