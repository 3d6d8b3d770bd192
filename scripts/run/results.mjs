import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { resultFolder } from './paths.mjs';
import { describeScreenshots } from './screenshots.mjs';

/** The file with the names of retried tests, beside a runner's results. */
export const retriesFileOf = (file) => file.replace(/\.json$/, '.second-tries.json');

/** The file with the results of a run's screenshots. */
export const screenshotsFileOf = (file) => file.replace(/\.json$/, '.pictures.json');

/** A path for a runner's results; an earlier file is deleted, so that it cannot be counted. */
export function resultFile(name) {
  mkdirSync(resultFolder, { recursive: true });
  const file = join(resultFolder, `${name}.json`);
  rmSync(file, { force: true });
  rmSync(retriesFileOf(file), { force: true });
  rmSync(screenshotsFileOf(file), { force: true });
  return file;
}

function read(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Makes a step's result of a runner's results. No results, no tests, or a runner that exits with an error without a
 * failed test (a file that does not load) count as one failure: nothing may pass by not running.
 * @param {{ ok: boolean, logFile?: string }} ran
 * @param {{ passed: number, failed: number, skipped: number, secondTries?: string[], pictures?: string } | undefined}
 *   numbers the runner's counts; `secondTries` names the tests that passed only on retry, which are printed,
 *   `pictures` the result of the screenshots
 */
export function tally(ran, numbers) {
  const { passed = 0, failed = 0, skipped = 0, secondTries = [], pictures = '' } = numbers ?? {};
  const nothing = passed + failed === 0;
  const failures = failed === 0 && (!ran.ok || nothing) ? 1 : failed;
  const note = [
    nothing ? 'no tests ran' : `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(secondTries.length > 0 ? [`passed on retry: ${secondTries.join('; ')}`] : []),
    ...(pictures === '' ? [] : [pictures]),
  ].join(', ');
  return { ...ran, ok: failures === 0, passed, failed: failures, note };
}

/** The counts of vitest's JSON reporter, with the files of `retryReporter.mjs` and `screenshots.mjs`. */
export function vitestNumbers(file) {
  const secondTries = read(retriesFileOf(file)) ?? [];
  const pictures = read(screenshotsFileOf(file));
  const report = read(file);
  if (report === undefined) return undefined;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    secondTries,
    pictures: pictures === undefined ? '' : describeScreenshots(pictures),
  };
}

/** The names of the tests that passed only when tried again, in Playwright's tree of suites. */
function flakyNames({ suites = [], specs = [] }) {
  return [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...suites.flatMap(flakyNames),
  ];
}

export function playwrightNumbers(file) {
  const report = read(file);
  if (report?.stats === undefined) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, secondTries: flakyNames(report) };
}

/** A check that is not a test runner counts as one. */
export const asOne = (ran) => ({ ...ran, passed: ran.ok ? 1 : 0, failed: ran.ok ? 0 : 1 });
