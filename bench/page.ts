import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { chromiumLaunchOptions } from '@michi/config/chromium';
import { chromium } from 'playwright';
import { addedTo, budgets, firstLoad, signIn } from '../scripts/steps/firstLoad.mjs';
import { freePort, serve } from '../scripts/steps/serve.mjs';
import { withReactBaseline } from '../scripts/steps/reactBaseline.mjs';

/** Limits of one page. */
interface PageLimits {
  /** Of the page itself, where styles and words are in it. */
  readonly document?: number;
  readonly scripts?: number;
  readonly styles?: number;
  readonly requests?: number;
  readonly lateScripts?: number;
  /** What it loads beyond every student page, in kB as gzip. */
  readonly added?: number;
}

/** Sizes of one page at its first visit, in kB as brotli, with its limits. */
export interface PageFigures {
  readonly page: string;
  readonly document: number;
  readonly scripts: number;
  readonly styles: number;
  readonly requests: number;
  /** Scripts that the page's document does not name: each begins a round later. */
  readonly lateScripts: number;
  /** In kB as gzip; null where there is no limit to it. */
  readonly added: number | null;
  readonly limits: PageLimits;
}

/** The first loads, and their floor: React alone, built by the same tool in the same run. */
export interface PagesFigures {
  /** Scripts of a page that shows one word with React, in kB as brotli. */
  readonly floor: number;
  readonly pages: readonly PageFigures[];
  readonly isReached: boolean;
}

/** Measures the first load of the built portal, served by the real server on a temporary database. */
export async function measurePages(report: (line: string) => void): Promise<PagesFigures> {
  report('Building React alone');
  const floor = await withReactBaseline(({ scripts }) => Promise.resolve(scripts));
  const data = await mkdtemp(join(tmpdir(), 'michi-bench-'));
  // As root, PostgreSQL runs as another user, who has to get in.
  await chmod(data, 0o755);
  const port = await freePort();
  report('Starting the server');
  const { ok, server } = await serve({
    host: '127.0.0.1',
    port,
    log: 'bench-server',
    env: { DATA_DIR: data, MICHI_SEED: 'demo' },
  });
  try {
    if (!ok) throw new Error('The server did not start; see .cache/logs/bench-server.log');
    const origin = `http://127.0.0.1:${port}`;
    const browser = await chromium.launch(chromiumLaunchOptions());
    const state = await signIn(browser, origin);
    const pages: PageFigures[] = [];
    const rows: readonly (readonly [string, PageLimits & { readonly path: string }])[] =
      Object.entries(budgets);
    for (const [page, { path, ...limits }] of rows) {
      report(`Opening ${path}`);
      const cost = await firstLoad(browser, `${origin}${path}`, page === 'login' ? undefined : state);
      const { document, scripts, styles, requests, lateScripts } = cost;
      const added = limits.added === undefined ? null : await addedTo(browser, origin, state, cost);
      pages.push({ page, document, scripts, styles, requests, lateScripts, added, limits });
    }
    await browser.close();
    return { floor, pages, isReached: pages.every(isWithin) };
  } finally {
    server.stop('SIGTERM');
    await server.closed;
    await rm(data, { recursive: true, force: true });
  }
}

const isWithin = ({
  document,
  scripts,
  styles,
  requests,
  lateScripts,
  added,
  limits,
}: PageFigures): boolean =>
  document <= (limits.document ?? Infinity) &&
  scripts <= (limits.scripts ?? Infinity) &&
  styles <= (limits.styles ?? Infinity) &&
  requests <= (limits.requests ?? Infinity) &&
  lateScripts <= (limits.lateScripts ?? Infinity) &&
  (added ?? 0) <= (limits.added ?? Infinity);
