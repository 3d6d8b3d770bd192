import { chromiumLaunchOptions } from '@michi/config/chromium';
import { SECOND_TRIES } from '@michi/config/browser-project';
import { defineConfig } from '@playwright/test';

/**
 * The end-to-end run: a real browser against the real server, one test after the other on one database.
 * What a failed test saw is kept below `.cache`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/end-to-end',
  fullyParallel: false,
  workers: 1,
  retries: SECOND_TRIES,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
