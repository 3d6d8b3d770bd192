import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@michi/config/chromium';
import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright';
import type { BrowserState } from '../scripts/steps/firstLoad.mjs';
import { freePort } from '../scripts/steps/serve.mjs';

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
  const port = await freePort();
  const options = chromiumLaunchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const { origin } = new URL(url);
    if (state !== undefined) await keep(context, origin, state);
    const first = await measure(url, port);
    if (!isTwice) return { first, second: undefined };
    await untilInstalled(context, origin);
    return { first, second: await measure(url, port) };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Puts what a context has stored into a new profile, on a page that loads nothing of the portal. */
async function keep(context: BrowserContext, origin: string, state: BrowserState): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/healthz`);
  const stored = state.origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((values) => {
    for (const { name, value } of values) localStorage.setItem(name, value);
  }, stored);
  await page.close();
}

/** Waits until the service worker the visit has registered is at work. Without one there is nothing to wait for. */
async function untilInstalled(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/healthz`);
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
  await page.close();
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
