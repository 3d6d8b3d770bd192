import { availableParallelism } from 'node:os';
import { configDefaults, type ViteUserConfig } from 'vitest/config';

/** How many files are tested at once: one for each core; `scripts/run.mjs`, which runs two tasks at once, says one. */
export const WORKERS = Number(process.env['TEST_WORKERS'] ?? availableParallelism());

const script = process.env['npm_lifecycle_event'];

/**
 * The JSON report that `scripts/run.mjs` counts, in the folder of the package and named for the npm script that runs
 * (`full:nats`: `.reports/full-nats.json`).
 */
export const REPORT_FILE = `.reports/${(script ?? 'test').replaceAll(':', '-')}.json`;

/** What every run of vitest has, beside its projects. */
export const testRun = {
  maxWorkers: WORKERS,
  // What no module imports and every test may depend on: `npm run test:changed` runs all tests after a change of one.
  forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/specs/**/*.yaml', '**/migrations/**'],
  reporters: ['default', ['json', { outputFile: REPORT_FILE }]],
} satisfies ViteUserConfig['test'];
