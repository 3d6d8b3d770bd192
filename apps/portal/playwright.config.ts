import { chromiumLaunchOptions } from '@michi/config/chromium';
import { RETRIES, WORKERS } from '@michi/config/browser-project';
import { MAX_WAIT, TEST_TIMEOUT } from '@michi/config/timeouts';
import { defineConfig } from '@playwright/test';
import type { ServerOptions } from './e2e/server.ts';

/** What runs through a cluster in every run. */
const CLUSTER = /@cluster/;

/** What runs in `npm run test:full` alone, through the cluster: a second language, or a second way to what a cheaper test holds. */
const FULL = /@full/;

/** `CLUSTER=all` sends whatever is run through the cluster. */
const isAllClustered = process.env['CLUSTER'] === 'all';

/**
 * The end-to-end run: a real browser against the real server, the tests of a file one after the other. Each worker has a
 * server and a database of its own.
 * Those of the project `full` are run by `npm run test:full`. Stories marked `@cluster` have nginx before two servers, with PgBouncer, PostgreSQL and a streaming replica behind them:
 * one such cluster for them all, so that they follow one another.
 * What a failed test saw is kept below `.cache`.
 */
export default defineConfig<object, ServerOptions>({
  testDir: 'e2e',
  outputDir: '../../.cache/end-to-end',
  fullyParallel: false,
  workers: WORKERS,
  retries: RETRIES,
  forbidOnly: true,
  timeout: TEST_TIMEOUT,
  expect: { timeout: MAX_WAIT },
  use: {
    browserName: 'chromium',
    // Without it an action waits as long as its test may, and says nothing of what it waits for.
    actionTimeout: MAX_WAIT,
    navigationTimeout: MAX_WAIT,
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    // What moves is drawn by the processor here, and an action waits until it holds still.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs each step more than it takes; where there is a second try, that one is recorded.
    trace: RETRIES > 0 ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...(isAllClustered ? [] : [{ name: 'one server', grepInvert: [CLUSTER, FULL] }]),
    {
      name: 'cluster',
      workers: 1,
      ...(isAllClustered ? {} : { grep: CLUSTER }),
      use: { isCluster: true },
    },
    // Too long for every run: `npm run test:full`.
    { name: 'full', testDir: 'test/full' },
  ],
});
