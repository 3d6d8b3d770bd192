import { chromiumLaunchOptions } from '@michi/config/chromium';
import { SECOND_TRIES, WORKERS } from '@michi/config/browser-project';
import { LONGEST_WAIT, STUCK } from '@michi/config/patience';
import { defineConfig } from '@playwright/test';

/**
 * The end-to-end run: a real browser against the real server, the tests of a file one after the other. Each worker has a
 * server and a database of its own.
 * What a failed test saw is kept below `.cache`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/end-to-end',
  fullyParallel: false,
  workers: WORKERS,
  retries: SECOND_TRIES,
  forbidOnly: true,
  timeout: STUCK,
  expect: { timeout: LONGEST_WAIT },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    // Recording costs each step more than it takes; where there is a second try, that one is recorded.
    trace: SECOND_TRIES > 0 ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
