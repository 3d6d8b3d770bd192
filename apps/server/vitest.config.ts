import { availableParallelism } from 'node:os';
import { testRun } from '@michi/config/test-run';
import { timeouts } from '@michi/config/timeouts';
import { workspaceSources } from '@michi/config/workspace-sources';
import { defineConfig } from 'vitest/config';

const FAILOVER = process.env['FAILOVER'] !== undefined;
const IMAGE = process.env['IMAGE'] !== undefined;

export default defineConfig({
  plugins: [workspaceSources()],
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'seed/**/*.test.ts', 'test/**/*.test.ts'],
    // Tests that take too long for every run, and those that need root: `npm run test:full`.
    exclude: [
      ...(process.env['FULL'] === undefined ? ['test/full/**'] : []),
      ...(FAILOVER ? [] : ['test/failover/**']),
      ...(IMAGE ? [] : ['test/image/**']),
    ],
    tags: [{ name: 'full', description: 'Too slow for every run: `npm run test:full -- faults`.' }],
    // These bring their own databases.
    globalSetup: FAILOVER || IMAGE ? [] : ['./test/postgres.ts'],
    setupFiles: ['./test/distributed.ts'],
    ...testRun,
    ...timeouts,
    // It begins last, and most of it runs alone.
    maxWorkers: availableParallelism(),
    // Loading every module again for each file takes longer than the tests; no file leaves anything to the next.
    isolate: false,
  },
});
