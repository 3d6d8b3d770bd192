import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { chromiumLaunchOptions } from '@michi/config/chromium';
import { chromium } from 'playwright';
import { root } from '../scripts/run/paths.mjs';
import { signIn } from '../scripts/steps/firstLoad.mjs';
import { freePort } from '../scripts/steps/serve.mjs';
import { visit, type Visit } from './visit.ts';
import { firstJob, middle, webPages } from './web.ts';

/** By how many milliseconds a page may paint its largest content later than in the other version. */
const TOLERANCE = 150;

/** Medians of the first visits to a page of either version. */
interface ComparedPage {
  readonly name: string;
  readonly before: Visit;
  readonly now: Visit;
}

/** The pages of the working copy beside those of another commit, visited in turns in the same run. */
export interface AgainstFigures {
  readonly commit: string;
  readonly runs: number;
  readonly pages: readonly ComparedPage[];
  readonly isReached: boolean;
}

const run = promisify(execFile);

/**
 * Measures the pages of the working copy and of another commit. Each version is started by its own `npm start`, and the
 * visits alternate, so that other load on the machine affects both.
 * @param ref a commit, a branch or a tag
 */
export async function measureAgainst(
  ref: string,
  runs: number,
  report: (line: string) => void,
): Promise<AgainstFigures> {
  const { stdout } = await run('git', ['rev-parse', '--short', `${ref}^{commit}`], { cwd: root });
  const commit = stdout.trim();
  const folder = join(root, '.cache', 'against', commit);
  if (!existsSync(folder)) {
    await run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder]);
    await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
  }
  report(`Starting ${commit}`);
  return withStarted(folder, async (before) => {
    report('Starting the working copy');
    return withStarted(root, (now) => compare(commit, before, now, runs, report));
  });
}

/** Runs the work on a version that its own `npm start` has built and started with the demo data. */
async function withStarted<Result>(
  folder: string,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, '.cache', 'bench-data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  try {
    const origin = `http://localhost:${port}`;
    for await (const line of createInterface(child.stdout)) {
      if (line.includes(`${origin}/app`)) return await work(origin);
    }
    throw new Error(`${folder} did not start.`);
  } finally {
    child.kill('SIGTERM');
    child.stdout.resume();
    await ended;
  }
}

async function compare(
  commit: string,
  before: string,
  now: string,
  runs: number,
  report: (line: string) => void,
): Promise<AgainstFigures> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const open = async (origin: string) => {
      const pages = webPages(await firstJob(origin, await signIn(browser, origin)));
      return async (index: number) => {
        const page = pages[index];
        if (page === undefined) throw new Error(`There is no page ${index}.`);
        // Together they take longer than an access token is valid.
        const state = page.isSignedIn ? await signIn(browser, origin) : undefined;
        return visit(`${origin}${page.path}`, state, undefined);
      };
    };
    const [visitBefore, visitNow] = [await open(before), await open(now)];
    const pages: ComparedPage[] = [];
    for (const [index, { name }] of webPages('').entries()) {
      report(`Visiting ${name}, ${runs} times each`);
      const [former, current]: [Visit[], Visit[]] = [[], []];
      for (let round = 0; round < runs; round += 1) {
        former.push((await visitBefore(index)).first);
        current.push((await visitNow(index)).first);
      }
      pages.push({ name, before: middle(former), now: middle(current) });
    }
    return { commit, runs, pages, isReached: pages.every((page) => slower(page) <= TOLERANCE) };
  } finally {
    await browser.close();
  }
}

/** By how many milliseconds the working copy paints its largest content later. */
const slower = ({ before, now }: ComparedPage): number => (now.lcp - before.lcp) * 1000;

export function describeAgainst({ commit, runs, pages }: AgainstFigures): readonly string[] {
  const figures = ({ lcp, tbt, cls, performance }: Visit) =>
    `LCP ${lcp.toFixed(2)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}, performance ${performance.toFixed(0)}`;
  return [
    `Pages beside those of ${commit}, in turns, by Lighthouse, mobile, simulated, median of ${runs}`,
    ...pages.flatMap((page) => [
      `  ${page.name}: ${slower(page).toFixed(0)} ms later (goal: at most ${TOLERANCE} ms)`,
      `    before  ${figures(page.before)}`,
      `    now     ${figures(page.now)}`,
    ]),
  ];
}
