import './run/nodeVersion.mjs';
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isStopping, start, stopOnSignals } from './run/command.mjs';
import { memoryFolder } from './run/memoryFolder.mjs';
import { inRoot } from './run/paths.mjs';
import { duration, step } from './run/step.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { ensureNetworkPrograms } from './steps/networkPrograms.mjs';

/**
 * Runs tasks of `turbo.json` from a fresh clone, all that can run although one fails, and sums them up. The last line is
 * `N passed, N failed`. `--full` runs the tasks whose name begins with `full:`, or the named ones of them; every other
 * argument is turbo's.
 */
stopOnSignals();
const started = Date.now();
const [isFull, args] = [
  process.argv.includes('--full'),
  process.argv.slice(2).filter((argument) => argument !== '--full'),
];
const named = args.filter((argument) => !argument.startsWith('-'));
const options = args.filter((argument) => argument.startsWith('-'));
const tasks = isFull ? fullTasks(named) : named;

/** With `--affected` also vitest runs only the tests whose modules have changed since the same commit. */
const isAffected = options.includes('--affected');
const changed = isAffected ? `--changed=${process.env['TURBO_SCM_BASE'] ?? 'main'} --passWithNoTests` : '';

function fullTasks(names) {
  const all = Object.keys(JSON.parse(readFileSync(inRoot('turbo.json'), 'utf8')).tasks)
    .map((name) => name.split('#').at(-1))
    .filter((name) => name.startsWith('full:'));
  const unknown = names.filter((name) => !all.includes(`full:${name}`));
  if (unknown.length === 0) return names.length === 0 ? all : names.map((name) => `full:${name}`);
  console.error(
    `Unknown: ${unknown.join(', ')}. Parts: ${all.map((name) => name.slice('full:'.length)).join(', ')}`,
  );
  process.exit(2);
}

const serves = tasks.some((task) => task.startsWith('dev'));

const runs = inRoot('.turbo', 'runs');

/** Runs turbo and reads what it writes of the run: its tasks with their times and exit codes. */
async function turbo() {
  rmSync(runs, { recursive: true, force: true });
  const code = await new Promise((resolve) => {
    const child = start(
      'turbo',
      [
        'run',
        ...tasks,
        '--continue=dependencies-successful',
        '--summarize',
        // A server that runs until it is stopped says its address, and takes the place of a task.
        ...(serves ? ['--concurrency=4'] : ['--output-logs=errors-only']),
        ...options,
      ],
      {
        // Two tasks run at once, each on one core.
        env: { CI: '1', TEST_WORKERS: '1', CHANGED: changed, ...memoryFolder() },
        // In a process group of its own it may write to the terminal, but not read from it.
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    child.once('close', (status) => resolve(status ?? 1));
  });
  // Tasks that run turbo themselves leave files too; the one of this run is written last.
  const file = (existsSync(runs) ? readdirSync(runs) : [])
    .map((name) => join(runs, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .at(0);
  return { code, tasks: file === undefined ? [] : JSON.parse(readFileSync(file, 'utf8')).tasks };
}

/** The counts in a report of vitest or Playwright; undefined without one. */
function readReport(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.stats === undefined
    ? { passed: report.numPassedTests, failed: report.numFailedTests }
    : { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}

/**
 * The counts of a task. One without a report counts as one; one that tests nothing though all is to be tested, or ends
 * with an error without a failed test, has failed.
 */
function count({ directory, outputs, execution, task }) {
  if (execution === undefined) return { passed: 0, failed: 1, note: 'did not run' };
  const ok = execution.exitCode === 0;
  const hasReport = (outputs ?? []).some((output) => output.startsWith('.reports/'));
  if (!hasReport) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const file = inRoot(directory, '.reports', `${task.replaceAll(':', '-')}.json`);
  const { passed, failed } = readReport(file) ?? { passed: 0, failed: 0 };
  const isMissing = failed === 0 && (!ok || (passed === 0 && !isAffected));
  return { passed, failed: isMissing ? 1 : failed };
}

function sumUp(ran) {
  const lines = ran.tasks
    .filter(({ task, command }) => tasks.includes(task) && command !== '<NONEXISTENT>')
    .map((task) => ({ task, ...count(task) }));
  const sum = (key) => lines.reduce((total, line) => total + line[key], 0);
  for (const { task, passed, failed, note } of lines) {
    const { startTime = 0, endTime = 0 } = task.execution ?? {};
    const time = task.cache?.status === 'HIT' ? 'cached' : duration(endTime - startTime);
    const result = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
    console.log(`  ${task.taskId.replace('//#', '').padEnd(34)} ${time.padStart(12)}   ${note ?? result}`);
  }
  console.log(`Done in ${duration(Date.now() - started)}.`);
  const failed = sum('failed') + (ran.code !== 0 && sum('failed') === 0 ? 1 : 0);
  console.log(`${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const runsOnly = tasks.every((task) => ['dev', 'dev:mocks', 'generate'].includes(task));
await step('Installing', () => install({ toRun: runsOnly }));
if (tasks.some((task) => /^(?:test|stories|screenshots|e2e|full:.*)$/.test(task))) {
  await step('Finding a browser', ensureChromium);
  await step('Finding nginx and PgBouncer', ensureNetworkPrograms);
}
const ran = await turbo();
if (!isStopping()) sumUp(ran);
