import { chromiumLaunchOptions } from '@michi/config/chromium';
import { REPORT_FILE, WORKERS } from '@michi/config/test-run';
import { MAX_WAIT, TEST_TIMEOUT } from '@michi/config/timeouts';
import { defineConfig } from '@playwright/test';
import type { ServerOptions } from './e2e/server.ts';

const CLUSTER = /@cluster/;

/** The journeys of `npm test`; the others run in `npm run test:full`. */
const JOURNEY = /@journey/;

const isAllClustered = process.env['CLUSTER'] === 'all';

/**
 * End-to-end tests: a browser against the real server, with a server and a database per worker. Tests marked `@cluster`
 * run one after the other against nginx, two servers, PgBouncer, PostgreSQL and a streaming replica. `npm run
 * test:full` runs the project `full`. Recordings of failed tests are kept below `.cache`.
 */
export default defineConfig<object, ServerOptions>({
  testDir: 'e2e',
  outputDir: '../../.cache/end-to-end',
  fullyParallel: false,
  workers: WORKERS,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: REPORT_FILE }]],
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
    // Recording takes longer than the steps themselves: `--trace on` records a failure that is seen again.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', grep: JOURNEY },
    { name: 'others', grepInvert: [CLUSTER, JOURNEY] },
    {
      name: 'cluster',
      workers: 1,
      ...(isAllClustered ? {} : { grep: CLUSTER }),
      use: { isCluster: true },
    },
    { name: 'full', testDir: 'test/full' },
  ],
});
