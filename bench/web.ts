import { chromiumLaunchOptions } from '@michi/config/chromium';
import { chromium, type Browser } from 'playwright';
import { firstLoad, signIn, type BrowserState } from '../scripts/steps/firstLoad.mjs';
import { withDemoServer } from '../scripts/steps/serve.mjs';
import { serveFloor } from '../scripts/steps/floorServer.mjs';
import { visitCachedPage } from './cachedPage.ts';
import { median } from './load.ts';
import { withReactBaseline } from '../scripts/steps/reactBaseline.mjs';
import { measureRoutes, type RouteFigures } from './routes.ts';
import { visit, type Visit } from './visit.ts';

/** Goals of a page. */
interface Goals {
  /** Seconds. */
  readonly lcp?: number;
  /** How many times the floor's largest contentful paint. */
  readonly lcpOfFloor?: number;
  /** Seconds, at the second visit. */
  readonly secondLcp?: number;
  /** Scripts in kB as brotli. */
  readonly scripts?: number;
  /** Scripts requested before the load event. */
  readonly scriptsBeforeLoad?: number;
  /** How many times the floor's processor time of the main thread. */
  readonly workOfFloor?: number;
  readonly performance: number;
}

const GOALS_OF_ALL = { accessibility: 100, bestPractices: 100, cls: 0.01 } as const;

interface WebPage {
  readonly name: string;
  readonly path: string;
  readonly goals: Goals;
  readonly isSignedIn: boolean;
}

const LOGIN: WebPage = {
  name: 'login',
  path: '/app/login',
  goals: { lcp: 0.8, secondLcp: 0.9, scripts: 120, scriptsBeforeLoad: 0, workOfFloor: 5, performance: 100 },
  isSignedIn: false,
};

/** The pages that are measured. @param job the id of a job that is open */
export const webPages = (job: string): readonly WebPage[] => [
  LOGIN,
  ...[
    { name: 'dashboard', path: '/student/dashboard', goals: { performance: 94 } },
    {
      name: 'job list',
      path: '/student/job/public-jobs',
      goals: { lcp: 2.6, lcpOfFloor: 1.9, secondLcp: 0.9, scripts: 160, workOfFloor: 12, performance: 94 },
    },
    { name: 'job detail', path: `/student/job/public-jobs/details?id=${job}`, goals: { performance: 94 } },
    { name: 'profile', path: '/student/profile', goals: { performance: 94 } },
  ].map((page) => ({ ...page, isSignedIn: true })),
];

/** Results of one page: medians of Lighthouse's runs, and the bytes of a first load. */
export interface WebPageFigures {
  readonly page: WebPage;
  readonly visit: Visit;
  /** Largest contentful paint of the second visit, slowed down for real, in seconds; undefined where it is not measured. */
  readonly secondLcp: number | undefined;
  readonly scripts: number;
  readonly requests: number;
  readonly beforeLoad: { readonly requests: number; readonly scripts: number };
  /** CPU time of the main thread at the first load, in milliseconds: the median of the runs. */
  readonly cpu: number;
}

/** The baseline of the portal's pages: a page of React alone. */
interface Floor {
  readonly visit: Visit;
  /** Largest contentful paint of the second visit to one paragraph that a service worker keeps, in seconds. */
  readonly secondLcp: number;
  readonly scripts: number;
  readonly cpu: number;
}

/** Results of the portal's pages on a phone, beside a page of React alone, built and visited in the same run. */
export interface WebFigures {
  readonly runs: number;
  readonly floor: Floor;
  readonly pages: readonly WebPageFigures[];
  readonly routes: RouteFigures;
  readonly isReached: boolean;
}

interface Held {
  readonly text: string;
  /** Undefined where there is no goal. */
  readonly isHeld?: boolean;
}

/** Measures the built portal, served by the real server with the demo data on a temporary database. */
export function measureWeb(runs: number, report: (line: string) => void): Promise<WebFigures> {
  report('Starting the server');
  return withDemoServer('bench-server', async (origin) => {
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      report('Building React alone');
      const floor = await measureFloor(browser, runs, report);
      const job = await firstJob(origin, await signIn(browser, origin));
      const pages: WebPageFigures[] = [];
      for (const page of webPages(job)) {
        report(`Visiting ${page.name}, ${runs} times`);
        // All pages take longer than an access token is valid, and a refresh token can be used once.
        const state = await signIn(browser, origin);
        const measured = await measurePage(browser, origin, page, state, runs);
        const { cls, lcp, performance } = measured.visit;
        report(`  LCP ${lcp.toFixed(2)} s, CLS ${cls.toFixed(3)}, performance ${performance.toFixed(0)}`);
        pages.push(measured);
      }
      report('Going from screen to screen');
      const routes = await measureRoutes(browser, origin, await signIn(browser, origin));
      const held = [...pages.flatMap((page) => heldBy(page, floor)), ...heldByRoutes(routes)];
      return { runs, floor, pages, routes, isReached: held.every(({ isHeld }) => isHeld !== false) };
    } finally {
      await browser.close();
    }
  });
}

const measureFloor = (browser: Browser, runs: number, report: (line: string) => void): Promise<Floor> =>
  withReactBaseline(async ({ folder, scripts }) => {
    const served = await serveFloor(folder);
    try {
      report('Visiting it');
      const visits: Visit[] = [];
      const measuredVisits: Visit[] = [];
      const works: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        measuredVisits.push(await visitCachedPage());
        visits.push((await visit(served.origin, undefined, undefined)).first);
        works.push((await firstLoad(browser, served.origin)).cpu);
      }
      return { scripts, visit: middle(visits), secondLcp: middle(measuredVisits).lcp, cpu: median(works) };
    } finally {
      await served.close();
    }
  });

async function measurePage(
  browser: Browser,
  origin: string,
  page: WebPage,
  student: BrowserState,
  runs: number,
): Promise<WebPageFigures> {
  const url = `${origin}${page.path}`;
  const state = page.isSignedIn ? student : undefined;
  const returning = page.goals.secondLcp === undefined ? undefined : student;
  const { scripts, requests, beforeLoad, cpu } = await firstLoad(browser, url, state);
  const first: Visit[] = [];
  const second: Visit[] = [];
  const works = [cpu];
  for (let run = 0; run < runs; run += 1) {
    if (run > 0) works.push((await firstLoad(browser, url, state)).cpu);
    const visits = await visit(url, state, returning);
    first.push(visits.first);
    if (visits.second !== undefined) second.push(visits.second);
  }
  const secondLcp = second.length === 0 ? undefined : middle(second).lcp;
  return { page, visit: middle(first), secondLcp, scripts, requests, beforeLoad, cpu: median(works) };
}

/** The median of each figure over the visits, and the checks that failed in any of them. */
export function middle(visits: readonly Visit[]): Visit {
  const of = (pick: (one: Visit) => number): number => median(visits.map(pick));
  return {
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The id of a job of the demo data, as the list of jobs gives it. */
export async function firstJob(origin: string, state: BrowserState): Promise<string> {
  const stored = state.origins.flatMap(({ localStorage }) => localStorage);
  const token: unknown = JSON.parse(stored.find(({ name }) => name === 'AUTH')?.value ?? '""');
  const response = await fetch(`${origin}/api/job/jobs/all?audience=PUBLIC&page=1&size=1`, {
    headers: { authorization: `Bearer ${String(token)}` },
  });
  const body: unknown = await response.json();
  const page = isObject(body) && isObject(body['data']) ? body['data']['data'] : undefined;
  const job: unknown = Array.isArray(page) ? page[0] : undefined;
  if (!isObject(job) || typeof job['id'] !== 'string') throw new Error('There is no job to open.');
  return job['id'];
}

const atMost = (name: string, value: number, goal: number | undefined, unit: string, digits = 0): Held => {
  const text = `${name} ${value.toFixed(digits)}${unit}`;
  return goal === undefined
    ? { text }
    : { text: `${text} (goal: at most ${goal}${unit})`, isHeld: value <= goal };
};

const atLeast = (name: string, value: number, goal: number): Held => ({
  text: `${name} ${value.toFixed(0)} (goal: ${goal === 100 ? '100' : `at least ${goal}`})`,
  isHeld: value >= goal,
});

function heldBy(
  { page: { goals }, visit: seen, secondLcp, scripts, requests, beforeLoad, cpu }: WebPageFigures,
  floor: Floor,
): readonly Held[] {
  return [
    atMost('LCP', seen.lcp, goals.lcp, ' s', 2),
    atMost('LCP over the floor', seen.lcp / floor.visit.lcp, goals.lcpOfFloor, ' ×', 2),
    ...(secondLcp === undefined
      ? []
      : [
          atMost('LCP, second visit, slowed down for real', secondLcp, goals.secondLcp, ' s', 2),
          atMost('LCP, second visit, over the floor', secondLcp / floor.secondLcp, undefined, ' ×', 2),
        ]),
    atMost('TBT', seen.tbt, undefined, ' ms'),
    {
      text: `CLS ${seen.cls.toFixed(3)} (goal: below ${GOALS_OF_ALL.cls})`,
      isHeld: seen.cls < GOALS_OF_ALL.cls,
    },
    atLeast('performance', seen.performance, goals.performance),
    atLeast('accessibility', seen.accessibility, GOALS_OF_ALL.accessibility),
    atLeast('best practices', seen.bestPractices, GOALS_OF_ALL.bestPractices),
    atMost('scripts', scripts, goals.scripts, ' kB', 1),
    atMost('scripts over the floor', scripts / floor.scripts, undefined, ' ×', 2),
    atMost('processor time of the page', cpu, undefined, ' ms'),
    atMost('processor time over the floor', cpu / floor.cpu, goals.workOfFloor, ' ×', 2),
    atMost('requests', requests, undefined, ''),
    atMost('requests before load', beforeLoad.requests, undefined, ''),
    atMost('scripts before load', beforeLoad.scripts, goals.scriptsBeforeLoad, ''),
  ];
}

const ROUTE_GOALS = { first: 200, warm: 120 };

const heldByRoutes = ({ first, warm }: RouteFigures): readonly Held[] => [
  atMost('first change', first.median, ROUTE_GOALS.first, ' ms'),
  atMost('first change, slowest', first.worst, undefined, ' ms'),
  atMost('warm change', warm.median, ROUTE_GOALS.warm, ' ms'),
  atMost('warm change, slowest', warm.worst, undefined, ' ms'),
];

export function describeWeb(figures: WebFigures): readonly string[] {
  const { runs, floor, pages, routes } = figures;
  const line = ({ text, isHeld }: Held): string =>
    `    ${isHeld === undefined ? '    ' : isHeld ? 'ok  ' : 'MISS'} ${text}`;
  return [
    `Pages by Lighthouse, mobile, simulated, median of ${runs}; floor: React alone LCP ${floor.visit.lcp.toFixed(2)} s, TBT ${floor.visit.tbt.toFixed(0)} ms, performance ${floor.visit.performance.toFixed(0)}, scripts ${floor.scripts.toFixed(1)} kB; one kept paragraph LCP ${floor.secondLcp.toFixed(2)} s`,
    ...pages.flatMap((page) => [
      `  ${page.page.name}`,
      ...heldBy(page, floor).map(line),
      ...(page.visit.failed.length === 0 ? [] : [`         failed checks: ${page.visit.failed.join(', ')}`]),
    ]),
    `  from screen to screen at ${routes.slowdown} × CPU slowdown, from the click to the paint; floor: a frame alone ${routes.floor.toFixed(0)} ms`,
    ...heldByRoutes(routes).map(line),
  ];
}
