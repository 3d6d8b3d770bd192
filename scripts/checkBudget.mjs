import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '@michi/config/chromium';
import { readLog } from './run/command.mjs';
import { addedTo, budgets, firstLoad, signIn } from './steps/firstLoad.mjs';
import { serveFloor } from './steps/floorServer.mjs';
import { withReactAlone } from './steps/reactAlone.mjs';
import { freePort, serve } from './steps/serve.mjs';

/** How often a page's work is measured; the least counts, as whatever else the machine does only adds to it. */
const ROUNDS = 3;

/**
 * Holds the built portal, served by the real server, against what its pages may cost: bytes, requests, and the main thread's
 * processor time beside that of a page that shows one word with React.
 */
const data = mkdtempSync(join(tmpdir(), 'michi-budget-'));
// As root, PostgreSQL runs as another user, who has to get in.
chmodSync(data, 0o755);
const port = await freePort();
const { ok, server, logFile } = await serve({
  host: '127.0.0.1',
  port,
  log: 'budget-server',
  env: { DATA_DIR: data, MICHI_SEED: 'demo' },
});
let over = 0;

function compare(page, what, measured, limit, unit) {
  if (limit === undefined) return;
  const held = measured <= limit;
  if (!held) over += 1;
  const figure = unit === '' ? String(measured) : `${measured.toFixed(1)} ${unit}`;
  console.log(`${held ? 'ok  ' : 'OVER'} ${page}: ${what} ${figure} of at most ${limit} ${unit}`.trimEnd());
}

/** The least main-thread time of the floor and of each page with a limit to it, in milliseconds, visited in turns. */
async function leastWork(browser, origin, state) {
  return withReactAlone(async ({ folder }) => {
    const floor = await serveFloor(folder);
    const limited = Object.entries(budgets).filter(([, { work }]) => work !== undefined);
    const least = {};
    const visit = async (name, url, storageState) => {
      const { cpu } = await firstLoad(browser, url, storageState);
      least[name] = Math.min(cpu, least[name] ?? cpu);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await visit('floor', floor.origin);
      for (const [name, { path }] of limited)
        await visit(name, `${origin}${path}`, name === 'login' ? undefined : state);
    }
    await floor.close();
    return least;
  });
}

try {
  if (!ok) throw new Error(`The server did not start:\n${readLog(logFile)}`);
  const origin = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch(chromiumLaunchOptions());
  const state = await signIn(browser, origin);
  const works = await leastWork(browser, origin, state);
  for (const [name, budget] of Object.entries(budgets)) {
    const cost = await firstLoad(browser, `${origin}${budget.path}`, name === 'login' ? undefined : state);
    for (const { url, size } of cost.files)
      console.log(`     ${size === 0 ? '' : `${size.toFixed(1)} kB `}${url}`);
    if (cost.scripts === 0) throw new Error(`${name} loaded no script at all.`);
    compare(name, 'document', cost.document, budget.document, 'kB');
    compare(name, 'scripts', cost.scripts, budget.scripts, 'kB');
    compare(name, 'styles', cost.styles, budget.styles, 'kB');
    compare(name, 'requests', cost.requests, budget.requests, '');
    compare(name, 'main thread over React alone', works[name] / works.floor, budget.work, 'x');
    compare(name, 'scripts before load', cost.beforeLoad.scripts, budget.scriptsBeforeLoad, '');
    compare(name, 'scripts the document does not name', cost.lateScripts, budget.lateScripts, '');
    if (budget.added !== undefined)
      compare(name, 'added', await addedTo(browser, origin, state, cost), budget.added, 'kB');
  }
  await browser.close();
} finally {
  server.stop('SIGTERM');
  await server.closed;
  rmSync(data, { recursive: true, force: true });
}
process.exit(over === 0 ? 0 : 1);
