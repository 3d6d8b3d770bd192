import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumLaunchOptions } from './chromium.ts';
import { timeouts } from './timeouts.ts';

/** Whether things move; without motion the tests take a seventh less time. */
export type ReducedMotion = 'reduce' | 'no-preference';

/**
 * The `browser` part of a vitest project that runs in a real, headless Chromium. A factory and not a constant:
 * vitest changes the `instances` it is given, so two projects must never share one.
 */
export function browserMode(reducedMotion: ReducedMotion = 'reduce'): BrowserConfigOptions {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // On a busy machine a page takes longer than the minute that vitest allows.
    connectTimeout: timeouts.testTimeout,
    viewport: { width: 1280, height: 800 },
    provider: playwright({
      launchOptions: chromiumLaunchOptions(),
      contextOptions: { locale: 'en-US', reducedMotion },
    }),
    instances: [{ browser: 'chromium' }],
  };
}

export interface NodeProjectOptions {
  /** Shown before each test's name. */
  readonly name?: string;
  /** Which files are tests; by default `*.test.ts` for Node, `*.test.tsx` for a browser. */
  readonly include?: readonly string[];
  readonly setupFiles?: readonly string[];
}

export interface BrowserProjectOptions extends NodeProjectOptions {
  readonly reducedMotion?: ReducedMotion;
}

const project = (
  {
    name,
    include,
    setupFiles = [],
  }: Required<Pick<NodeProjectOptions, 'name' | 'include'>> & NodeProjectOptions,
  more: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: [...include],
    setupFiles: [...setupFiles],
    ...timeouts,
    // Loading every module again for each file takes longer than the tests; no file leaves anything to the next.
    isolate: false,
    ...more,
  },
});

/**
 * A vitest project for the tests that need a page (`*.test.tsx`). It inherits the plugins of the surrounding config:
 * `test: { projects: [nodeProject(), browserProject()] }`.
 */
export const browserProject = ({ reducedMotion, ...options }: BrowserProjectOptions = {}) =>
  project(
    { name: 'browser', include: ['src/**/*.test.tsx', 'test/**/*.test.tsx'], ...options },
    { browser: browserMode(reducedMotion) },
  );

/** A vitest project for the tests that need no page (`*.test.ts`), run in Node. */
export const nodeProject = (options: NodeProjectOptions = {}) =>
  project(
    { name: 'node', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], ...options },
    { environment: 'node' },
  );
