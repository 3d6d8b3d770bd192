import { describe, expect, test } from 'vitest';
import { chromiumPath, findChromium, type ChromiumSurroundings } from './chromium.ts';

function surroundings(
  executables: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChromiumSurroundings {
  return {
    env: { PATH: '/home/hana/bin', ...env },
    isExecutable: (path) => executables.includes(path),
    playwrightPath: () => '/cache/playwright/chrome',
  };
}

describe('the browser of the tests', () => {
  test('is the one MICHI_CHROMIUM names, before any other', () => {
    const found = findChromium(
      surroundings(['/opt/mine', '/usr/bin/chromium'], { MICHI_CHROMIUM: '/opt/mine' }),
    );
    expect(found).toEqual({ path: '/opt/mine', source: 'environment' });
  });

  test('is never another than the one MICHI_CHROMIUM names', () => {
    const mistyped = surroundings(['/usr/bin/chromium'], { MICHI_CHROMIUM: '/opt/mine' });
    expect(() => findChromium(mistyped)).toThrow(/MICHI_CHROMIUM names \/opt\/mine/);
  });

  test('is one on the search path before one in a usual place', () => {
    expect(findChromium(surroundings(['/usr/bin/chromium', '/home/hana/bin/google-chrome']))).toEqual({
      path: '/home/hana/bin/google-chrome',
      source: 'system',
    });
  });

  test("is the system's before Playwright's", () => {
    expect(findChromium(surroundings(['/usr/bin/chromium', '/cache/playwright/chrome']))).toEqual({
      path: '/usr/bin/chromium',
      source: 'system',
    });
  });

  test("is Playwright's if the system has none", () => {
    expect(findChromium(surroundings(['/cache/playwright/chrome']))).toEqual({
      path: '/cache/playwright/chrome',
      source: 'playwright',
    });
  });

  test('is reported as missing, with how to install one', () => {
    expect(findChromium(surroundings([]))).toBeUndefined();
    expect(() => chromiumPath(surroundings([]))).toThrow(/apt-get install chromium/);
  });
});
