import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { resultFolder } from './paths.mjs';

/** A fresh place for a runner's numbers; what an earlier run left there is removed, so that it cannot be counted. */
export function resultFile(name) {
  mkdirSync(resultFolder, { recursive: true });
  const file = join(resultFolder, `${name}.json`);
  rmSync(file, { force: true });
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
 * Makes a step's result of a runner's numbers. No numbers, no tests, or a runner that ends in an error without a
 * failed test (a file that does not load) count as one failure: nothing may pass by not running.
 *
 * @param {{ ok: boolean, logFile?: string }} ran
 * @param {{ passed: number, failed: number, skipped: number } | undefined} numbers
 */
export function tally(ran, numbers) {
  const { passed = 0, failed = 0, skipped = 0 } = numbers ?? {};
  const nothing = passed + failed === 0;
  const failures = failed === 0 && (!ran.ok || nothing) ? 1 : failed;
  const note = [
    nothing ? 'no tests ran' : `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
  return { ...ran, ok: failures === 0, passed, failed: failures, note };
}

/** The numbers of vitest's JSON reporter. */
export function vitestNumbers(file) {
  const report = read(file);
  if (report === undefined) return undefined;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The numbers of Playwright's JSON reporter; a test that passed only at the second try has not passed. */
export function playwrightNumbers(file) {
  const stats = read(file)?.stats;
  if (stats === undefined) return undefined;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** A check that is not a test runner counts as one. */
export const asOne = (ran) => ({ ...ran, passed: ran.ok ? 1 : 0, failed: ran.ok ? 0 : 1 });
