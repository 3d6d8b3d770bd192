import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';
import { isExecutable } from './isExecutable.ts';

/** Executable names of Chromium and Chrome on the search path, in order of preference. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chrome.exe',
] as const;

/** Common paths of browsers that are not on the search path. */
const LOCATIONS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
] as const;

/** Where a browser was found: named by the environment, installed on the system, or downloaded by Playwright. */
export type ChromiumSource = 'environment' | 'system' | 'playwright';

export interface FoundChromium {
  /** Absolute path of the executable. */
  readonly path: string;
  readonly source: ChromiumSource;
}

/**
 * Finds the browser for the tests: that of `MICHI_CHROMIUM`, else a Chromium or Chrome of the system, else
 * Playwright's own download. Returns `undefined` if there is none.
 *
 * Throws if `MICHI_CHROMIUM` names a file that is not executable: silently using another browser would hide the
 * mistake.
 */
export function findChromium(): FoundChromium | undefined {
  const named = process.env['MICHI_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) {
      throw new Error(`MICHI_CHROMIUM names ${named}, which is not a file that can be executed.`);
    }
    return { path: named, source: 'environment' };
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const system = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...LOCATIONS].find(
    isExecutable,
  );
  if (system !== undefined) return { path: system, source: 'system' };
  const own = chromium.executablePath();
  return own !== '' && isExecutable(own) ? { path: own, source: 'playwright' } : undefined;
}

/** The path of the browser for the tests. Throws with instructions if there is none. */
export function chromiumPath(): string {
  const found = findChromium();
  if (found === undefined) {
    throw new Error(
      'No Chromium found. Install one (Debian: apt-get install chromium fonts-noto-cjk; elsewhere: npx playwright install chromium) or name one in MICHI_CHROMIUM.',
    );
  }
  return found.path;
}

/**
 * Disabled browser features. Of several lists on the command line only the last counts, so this one begins with
 * Playwright's own (`chromiumSwitches.ts`). The last three are internal pages below the address bar, whose creation
 * takes a second of CPU time for each window.
 */
const DISABLED_FEATURES: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Flags that make screenshots and timings repeatable and stop the browser's own requests. */
export const chromiumFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/**
 * Launch options for Playwright and for vitest's browser mode. A new object at each call, as vitest changes what
 * it is given. The sandbox cannot be set up by root, so it is off there and only there.
 */
export function chromiumLaunchOptions(): LaunchOptions {
  return {
    executablePath: chromiumPath(),
    args: [...chromiumFlags],
    chromiumSandbox: process.getuid?.() !== 0,
  };
}
