import { SECOND_TRIES } from '@michi/config/browser-project';
import { patient } from '@michi/config/patience';
import { workspaceSources } from '@michi/config/workspace-sources';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [workspaceSources()],
  test: {
    environment: 'node',
    include: ['{src,test,scripts}/**/*.test.ts'],
    exclude: ['src/generated/**'],
    retry: SECOND_TRIES,
    ...patient,
  },
});
