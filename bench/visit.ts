import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromiumFlags, chromiumPath } from '@michi/config/chromium';
import { launch } from 'chrome-launcher';
import { chromium, type Page } from 'playwright';
import type { BrowserState } from '../scripts/steps/firstLoad.mjs';
import { processorTime } from './processCosts.ts';

/** npm fetches it at the first visit: it brings 200 packages, which no other command needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** What is read of Lighthouse's report. */
interface Report {
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number }>
  >;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly runtimeError?: { readonly code: string; readonly message: string };
}

/** What is read of an event of Chromium's trace. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly reason?: string; readonly data?: { readonly documentLoaderURL?: string } };
}

/** Lighthouse's results of one visit by a phone on a slow network. */
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

/** A first visit, and a second one with everything the first has stored on the device. */
export interface Visits {
  readonly first: Visit;
  readonly second: Visit | undefined;
}

/** How often a disturbed visit is restarted. */
const TRIES = 3;

/** A visit whose start Lighthouse has missed; it recommends a restart. */
class MissedBeginning extends Error {}

/**
 * A visit during which the browser withheld frames. Without a screen it may give a slow page one frame a second: what
 * is painted after 0.2 s is then shown after 1.2 or 2.2 s, and Lighthouse counts that
 * (https://github.com/GoogleChrome/lighthouse/issues/17148).
 */
class WithheldFrames extends Error {}

/** The window of the phone that Lighthouse emulates (its `screenEmulationMetrics.mobile`), in px. */
const PHONE = { width: 412, height: 823 };

/** How long a service worker may take until it keeps a page, in milliseconds. */
const LONGEST_KEEPING = 40_000;

/** How long nothing new must be cached before it counts as done, in milliseconds. */
const QUIET = 3_000;

/** How long the browser may take to become idle, in milliseconds, and the processor time a second below which it is. */
const LONGEST_START = 20_000;
const SECOND = 1_000;
const RESTING = 20;

/**
 * Visits a page in a separate browser with an empty cache. Lighthouse simulates the slow phone of the first visit from
 * a fast one. The second visit is throttled for real: the simulation treats responses of a service worker as network
 * responses.
 * @param state of a context that has signed in; undefined for a visitor
 * @param returning the state for a second visit: of a context that has signed in and has the portal cached; undefined
 *   for no second visit
 */
export async function visit(
  url: string,
  state: BrowserState | undefined,
  returning: BrowserState | undefined,
): Promise<Visits> {
  return untilUndisturbed((isLast) => visitOnce(url, state, returning, isLast));
}

/** @param work is called with whether it is the last try, which counts even with withheld frames */
async function untilUndisturbed<Result>(work: (isLast: boolean) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const isLast = tries === TRIES;
    try {
      return await work(isLast);
    } catch (cause) {
      if (isLast || !(cause instanceof MissedBeginning || cause instanceof WithheldFrames)) throw cause;
    }
  }
}

async function visitOnce(
  url: string,
  state: BrowserState | undefined,
  returning: BrowserState | undefined,
  isLast: boolean,
): Promise<Visits> {
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
    await untilAtRest(chrome.pid);
    const first = await measure(url, chrome.port, 'simulate', isLast);
    if (returning === undefined) return { first, second: undefined };
    await beside(chrome.port, origin, async (page) => {
      // The same phone: what it shows first at the second visit was stored before.
      await page.setViewportSize(PHONE);
      await keep(page, returning);
      await page.goto(state === undefined ? `${origin}/student/dashboard` : url);
      await untilCached(page, new URL(url).pathname);
      await untilCacheEmpty(page);
      if (state === undefined) await page.evaluate(() => localStorage.clear());
    });
    await untilAtRest(chrome.pid);
    // The profile is kept, so that a repetition is a second visit too.
    const second = await untilUndisturbed((isLastOfSecond) =>
      measure(url, chrome.port, 'devtools', isLastOfSecond),
    );
    return { first, second };
  } finally {
    const ended = once(chrome.process, 'exit');
    chrome.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Runs work in the browser on a page that loads nothing of the portal at first, and then disconnects: while Playwright
 * is connected, it pauses each new page for a moment, and Lighthouse's trace may miss the start of the visit.
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

/** Copies what a context has stored into a new profile. */
async function keep(page: Page, state: BrowserState): Promise<void> {
  const stored = state.origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((values) => {
    for (const { name, value } of values) localStorage.setItem(name, value);
  }, stored);
}

/** Waits until the portal's service worker has cached the page of a screen. */
async function untilCached(page: Page, path: string): Promise<void> {
  const isKept = await page.evaluate(
    async ({ kept, longest }) => {
      const end = performance.now() + longest;
      while (performance.now() < end) {
        for (const cacheName of await caches.keys()) {
          if (!cacheName.startsWith('michi-pages')) continue;
          if ((await caches.match(kept, { cacheName, ignoreVary: true })) !== undefined) return true;
        }
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
      }
      return false;
    },
    { kept: path, longest: LONGEST_KEEPING },
  );
  if (!isKept) throw new Error(`The worker does not keep ${path}`);
}

/**
 * Waits until the service worker has cached everything: it continues with other screens' files after the page's, and a
 * student returns hours later.
 */
async function untilCacheEmpty(page: Page): Promise<void> {
  await page.evaluate(
    async ({ quiet, longest }) => {
      const count = async (): Promise<number> => {
        const kept = (await caches.keys()).map(
          async (name) => (await (await caches.open(name)).keys()).length,
        );
        return (await Promise.all(kept)).reduce((sum, files) => sum + files, 0);
      };
      const end = performance.now() + longest;
      let files = await count();
      let since = performance.now();
      while (performance.now() < end && performance.now() - since < quiet) {
        await new Promise((resolve) => {
          setTimeout(resolve, 250);
        });
        const now = await count();
        if (now === files) continue;
        files = now;
        since = performance.now();
      }
    },
    { quiet: QUIET, longest: LONGEST_KEEPING },
  );
}

/** Waits until the browser is idle: it starts background work after opening its window. */
async function untilAtRest(browser: number | undefined): Promise<void> {
  const end = performance.now() + LONGEST_START;
  let before = await processorTime(browser);
  while (performance.now() < end) {
    await delay(SECOND);
    const now = await processorTime(browser);
    if (now - before <= RESTING) return;
    before = now;
  }
}

const run = promisify(execFile);

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'audits' in value && 'categories' in value;

const isTrace = (value: unknown): value is { readonly traceEvents: readonly TraceEvent[] } =>
  typeof value === 'object' && value !== null && 'traceEvents' in value;

async function measure(
  url: string,
  port: number,
  throttlingMethod: 'simulate' | 'devtools',
  isLast: boolean,
): Promise<Visit> {
  const folder = await mkdtemp(join(tmpdir(), 'michi-lighthouse-'));
  try {
    const options = [
      `--port=${port}`,
      '--output=json',
      `--output-path=${join(folder, 'visit.json')}`,
      '--save-assets',
      '--only-categories=performance,accessibility,best-practices',
      `--throttling-method=${throttlingMethod}`,
      '--form-factor=mobile',
      // The profile is new, and its contents are kept.
      '--disable-storage-reset',
      '--additional-trace-categories=viz',
      '--no-enable-error-reporting',
      '--quiet',
    ];
    const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options];
    // An unfinished visit is in the report too.
    const failure: unknown = await run('npm', command).then(
      () => undefined,
      (cause: unknown) => cause,
    );
    const read = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(folder, name), 'utf8'));
    const report = await read('visit.json').catch(() => undefined);
    if (!isReport(report)) throw new Error(`Lighthouse says nothing of ${url}`, { cause: failure });
    const { runtimeError } = report;
    if (runtimeError?.code === 'NO_NAVSTART') throw new MissedBeginning(`${url}: ${runtimeError.message}`);
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
    const trace = await read('visit-0.trace.json');
    if (!isLast && isTrace(trace) && isAnyFrameWithheld(trace.traceEvents))
      throw new WithheldFrames(`${url}: frames were withheld`);
    return readVisit(report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readVisit({ audits, categories }: Report): Visit {
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

/** Whether the browser withheld a frame between the beginning of the visit and its largest paint. */
function isAnyFrameWithheld(events: readonly TraceEvent[]): boolean {
  const begun = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  );
  const painted = events.findLast(({ name }) => name === 'largestContentfulPaint::Candidate');
  if (begun === undefined || painted === undefined) return false;
  return events.some(
    ({ name, ts, args }) =>
      name === 'SendBeginFrameDecision' &&
      ts > begun.ts &&
      ts < painted.ts &&
      args.reason?.startsWith('Throttle') === true,
  );
}
