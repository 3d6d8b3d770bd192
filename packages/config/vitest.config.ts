import { defineConfig } from 'vitest/config';
import { nodeProject } from './src/browserProject.ts';
import { patient } from './src/patience.ts';

/** The tests of the rules and settings, those of the scripts at the root, and the README's commands. */
export default defineConfig({
  test: {
    projects: [
      nodeProject({ name: 'settings' }),
      {
        test: {
          name: 'scripts',
          root: '../../scripts',
          include: ['**/*.test.mjs'],
          exclude: ['readme.test.mjs'],
          environment: 'node',
          ...patient,
        },
      },
      {
        test: {
          name: 'readme',
          root: '../../scripts',
          include: ['readme.test.mjs'],
          environment: 'node',
          ...patient,
        },
      },
    ],
  },
});
