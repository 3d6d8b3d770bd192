import { chromiumLaunchOptions } from '@michi/config/chromium';
import { chromium } from 'playwright';
import { addedTo, budgets, firstLoad, signIn } from '../scripts/steps/firstLoad.mjs';
import { withDemoServer } from '../scripts/steps/serve.mjs';
import { withReactBaseline } from '../scripts/steps/reactBaseline.mjs';

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
  report('Starting the server');
  return withDemoServer('bench-server', async (origin) => {
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
  });
}

const LIMITED = ['document', 'scripts', 'styles', 'requests', 'lateScripts', 'added'] as const;

const isWithin = (page: PageFigures): boolean =>
  LIMITED.every((name) => (page[name] ?? 0) <= (page.limits[name] ?? Infinity));

const figure = (name: string, value: number, limit: number | undefined, unit: string): string => {
  const text = `${name} ${value.toFixed(unit === '' ? 0 : 1)}${unit}`;
  return limit === undefined ? text : `${text} of at most ${limit}${unit}`;
};

export function describePages({ floor, pages }: PagesFigures): readonly string[] {
  const line = ({ page, document, scripts, styles, requests, lateScripts, added, limits }: PageFigures) => {
    const figures = [
      figure('document', document, limits.document, ' kB'),
      figure('scripts', scripts, limits.scripts, ' kB'),
      `${(scripts / floor).toFixed(2)} × React alone`,
      figure('styles', styles, limits.styles, ' kB'),
      figure('requests', requests, limits.requests, ''),
      ...(limits.lateScripts === undefined
        ? []
        : [figure('scripts the document does not name', lateScripts, limits.lateScripts, '')]),
      ...(added === null ? [] : [figure('added', added, limits.added, ' kB gzip')]),
    ];
    return `  ${page}: ${figures.join(', ')}`;
  };
  return [`First load, brotli; floor: React alone ${floor.toFixed(1)} kB`, ...pages.map(line)];
}
