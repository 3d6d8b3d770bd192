import { chromiumLaunchOptions } from '@michi/config/chromium';
import { RETRIES, WORKERS } from '@michi/config/browser-project';
import { MAX_WAIT, TEST_TIMEOUT } from '@michi/config/timeouts';
import { defineConfig } from '@playwright/test';
import type { ServerOptions } from './e2e/server.ts';

/** Tests that run through a cluster in every run. */
const CLUSTER = /@cluster/;

/**
 * Tests that only `npm run test:full` runs, through the cluster: a second language, or a second path to what a cheaper
 * test covers.
 */
const FULL = /@full/;

/** `CLUSTER=all` runs every selected test through the cluster. */
const isAllClustered = process.env['CLUSTER'] === 'all';

/**
 * The end-to-end run: a real browser against the real server, the tests of a file one after the other. Each worker has
 * a server and a database. `npm run test:full` runs the project `full`. Tests marked `@cluster` run against nginx
 * before two servers, with PgBouncer, PostgreSQL and a streaming replica; they share one cluster, so they run one
 * after the other. Recordings of failed tests are kept below `.cache`.
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
    // Without it an action waits until its test times out, and the error does not name it.
    actionTimeout: MAX_WAIT,
    navigationTimeout: MAX_WAIT,
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    // Animations are rendered on the CPU here, and an action waits until its element is stable.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes longer than the steps themselves; with a retry, only the retry is recorded.
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
