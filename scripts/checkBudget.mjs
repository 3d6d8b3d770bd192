import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '@michi/config/chromium';
import { addedTo, budgets, firstLoad, signIn } from './steps/firstLoad.mjs';
import { withDemoServer } from './steps/serve.mjs';

/**
 * Checks the bytes and requests of the built portal's pages, served by the real server, against their budgets. `npm
 * run bench` measures times.
 */
let over = 0;

function compare(page, what, measured, limit, unit) {
  if (limit === undefined) return;
  const held = measured <= limit;
  if (!held) over += 1;
  const figure = unit === '' ? String(measured) : `${measured.toFixed(1)} ${unit}`;
  console.log(`${held ? 'ok  ' : 'OVER'} ${page}: ${what} ${figure} of at most ${limit} ${unit}`.trimEnd());
}

await withDemoServer('budget-server', async (origin) => {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const state = await signIn(browser, origin);
  for (const [name, budget] of Object.entries(budgets)) {
    const cost = await firstLoad(browser, `${origin}${budget.path}`, name === 'login' ? undefined : state);
    for (const { url, size } of cost.files)
      console.log(`     ${size === 0 ? '' : `${size.toFixed(1)} kB `}${url}`);
    if (cost.scripts === 0) throw new Error(`${name} loaded no scripts.`);
    compare(name, 'document', cost.document, budget.document, 'kB');
    compare(name, 'scripts', cost.scripts, budget.scripts, 'kB');
    compare(name, 'styles', cost.styles, budget.styles, 'kB');
    compare(name, 'requests', cost.requests, budget.requests, '');
    compare(name, 'scripts before load', cost.beforeLoad.scripts, budget.scriptsBeforeLoad, '');
    compare(name, 'scripts not preloaded by the document', cost.lateScripts, budget.lateScripts, '');
    if (budget.added !== undefined)
      compare(name, 'added', await addedTo(browser, origin, state, cost), budget.added, 'kB');
  }
  await browser.close();
});
process.exit(over === 0 ? 0 : 1);
