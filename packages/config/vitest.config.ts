import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { nodeProject } from './src/browserProject.ts';
import { timeouts } from './src/timeouts.ts';
import { workspaceSources } from './src/workspaceSources.ts';

/** Tests that run the commands of the documents: too long for every run, only in `npm run test:full`. */
const commands = ['readme.test.mjs', 'contract/threeSteps.test.mjs'];

/** Builds the packages that the consumers install. */
const BUILD_PACKAGES = join(import.meta.dirname, '../../scripts/consumers/buildPackages.mjs');

/** The tests of the rules and settings, those of the scripts at the root, and the README's commands. */
export default defineConfig({
  test: {
    projects: [
      nodeProject({ name: 'settings' }),
      {
        plugins: [workspaceSources()],
        test: {
          name: 'scripts',
          root: '../../scripts',
          include: ['**/*.test.mjs'],
          exclude: [...commands, 'consumers/**', 'storybook/*.test.mjs'],
          environment: 'node',
          ...timeouts,
        },
      },
      {
        plugins: [workspaceSources()],
        test: {
          name: 'consumers',
          root: '../../scripts',
          include: ['consumers/*.test.mjs'],
          globalSetup: [BUILD_PACKAGES],
          environment: 'node',
          ...timeouts,
        },
      },
      {
        plugins: [workspaceSources()],
        test: {
          name: 'consumers-full',
          root: '../../scripts',
          include: ['consumers/full/*.test.mjs'],
          globalSetup: [BUILD_PACKAGES],
          environment: 'node',
          ...timeouts,
          // Each installs and builds a separate app.
          fileParallelism: false,
        },
      },
      {
        plugins: [workspaceSources()],
        test: {
          name: 'storybook',
          root: '../../scripts',
          include: ['storybook/*.test.mjs'],
          environment: 'node',
          ...timeouts,
        },
      },
      {
        plugins: [workspaceSources()],
        test: {
          name: 'readme',
          root: '../../scripts',
          include: [...commands],
          environment: 'node',
          ...timeouts,
        },
      },
    ],
  },
});
