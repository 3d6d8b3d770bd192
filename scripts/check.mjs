import './run/nodeVersion.mjs';
import { stopOnSignals } from './run/command.mjs';
import { runPool } from './run/pool.mjs';
import { Progress } from './run/progress.mjs';
import { changedFiles, codeOf } from './run/changedFiles.mjs';
import { quickChecks } from './steps/checks.mjs';
import { generate } from './steps/generate.mjs';
import { install } from './steps/install.mjs';

/** `npm run check`: every check that does not run the product, with type-aware lint only for uncommitted files. */
stopOnSignals();
const checks = quickChecks(codeOf(changedFiles('HEAD')));
const progress = new Progress(checks.length + 2);
for (const [title, work] of [
  ['Installing', install],
  ['Generating the SDK', generate],
]) {
  const result = await progress.step(title, work);
  if (!result.ok) process.exit(1);
}
const results = await runPool(
  checks.map(({ title, weight, work }) => ({ weight, work: () => progress.step(title, work) })),
  2,
);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
