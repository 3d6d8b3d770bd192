import { testRun } from '@michi/config/test-run';
import { timeouts } from '@michi/config/timeouts';
import { workspaceSources } from '@michi/config/workspace-sources';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [workspaceSources()],
  test: {
    environment: 'node',
    include: ['{src,test,scripts}/**/*.test.ts'],
    exclude: ['src/generated/**'],
    ...testRun,
    ...timeouts,
  },
});
