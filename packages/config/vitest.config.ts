import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { nodeProject } from './src/browserProject.ts';
import { testRun } from './src/testRun.ts';
import { timeouts } from './src/timeouts.ts';
import { workspaceSources } from './src/workspaceSources.ts';

/** Tests that run the commands of the documents: too long for every run, only in `npm run test:full`. */
const commands = ['readme.test.mjs', 'contract/threeSteps.test.mjs'];

const BUILD_PACKAGES = join(import.meta.dirname, '../../scripts/consumers/buildPackages.mjs');

const scripts = (
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  plugins: [workspaceSources()],
  test: { name, root: '../../scripts', environment: 'node', ...timeouts, ...test },
});

/** The tests of the rules and settings, those of the scripts at the root, and the README's commands. */
export default defineConfig({
  test: {
    ...testRun,
    projects: [
      nodeProject({ name: 'settings' }),
      scripts('scripts', {
        include: ['**/*.test.mjs'],
        exclude: [...commands, 'consumers/**', 'storybook/*.test.mjs'],
      }),
      scripts('consumers', { include: ['consumers/*.test.mjs'], globalSetup: [BUILD_PACKAGES] }),
      scripts('consumers-full', {
        include: ['consumers/full/*.test.mjs'],
        globalSetup: [BUILD_PACKAGES],
        // Each installs and builds a separate app.
        fileParallelism: false,
      }),
      scripts('storybook', { include: ['storybook/*.test.mjs'] }),
      scripts('readme', { include: commands }),
    ],
  },
});
