import { defineConfig } from 'vitest/config';
import { nodeProject } from './src/browserProject.ts';
import { patient } from './src/patience.ts';
import { workspaceSources } from './src/workspaceSources.ts';

/** What carries out the commands of the documents one by one: too long for every run, `npm run test:full` does it. */
const commands = ['readme.test.mjs', 'contract/fourSteps.test.mjs'];

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
          exclude: [...commands, 'consumers/full/*.test.mjs', 'storybook/*.test.mjs'],
          environment: 'node',
          ...patient,
        },
      },
      {
        plugins: [workspaceSources()],
        test: {
          name: 'consumers',
          root: '../../scripts',
          include: ['consumers/full/*.test.mjs'],
          environment: 'node',
          ...patient,
          // Each installs and builds an app of its own.
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
          ...patient,
        },
      },
      {
        plugins: [workspaceSources()],
        test: {
          name: 'readme',
          root: '../../scripts',
          include: [...commands],
          environment: 'node',
          ...patient,
        },
      },
    ],
  },
});
