import './run/nodeVersion.mjs';
import { stopOnSignals } from './run/command.mjs';
import { runPool } from './run/pool.mjs';
import { Progress, duration } from './run/progress.mjs';
import { checks } from './steps/checks.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { generate } from './steps/generate.mjs';
import { install } from './steps/install.mjs';
import { ensureNetworkPrograms } from './steps/networkPrograms.mjs';
import { asOne } from './run/results.mjs';
import { fullTests, tests } from './steps/tests.mjs';

/**
 * `npm test`: the checks of every change, from a fresh clone; `npm run test:full`: what takes too long for that. A step that
 * fails shows its log and does not stop the others, so that one run reports everything. The last line is `N passed, N failed`.
 */
stopOnSignals();
const started = Date.now();
const jobs = process.argv.includes('--full') ? fullTests : [...checks, ...tests];
const progress = new Progress(jobs.length + 4);

function end(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = results.filter(({ ok }) => !ok).map(({ title }) => title);
  progress.say(`\nDone in ${duration(Date.now() - started)}.`);
  if (failed.length > 0) progress.say(`Failed: ${failed.join(', ')}. Logs are in .cache/logs.`);
  const missing = results.filter(({ didNotRun }) => didNotRun).map(({ title }) => title);
  if (missing.length > 0) progress.say(`Did not run: ${missing.join(', ')}.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

const ready = [];
async function prepare(title, work) {
  const result = { ...asOne(await progress.step(title, work)), title };
  ready.push(result);
  return result.ok;
}

if (await prepare('Installing', install)) {
  await prepare('Finding a browser', ensureChromium);
  await prepare('Finding nginx and PgBouncer', ensureNetworkPrograms);
  await prepare('Generating the SDK', generate);
  const results = await runPool(
    jobs.map(({ title, weight, work }) => ({
      weight,
      work: async () => ({ passed: 0, failed: 1, ...(await progress.step(title, work)), title }),
    })),
    2,
  );
  end([...ready.filter(({ ok }) => !ok), ...results]);
} else {
  end(ready);
}
