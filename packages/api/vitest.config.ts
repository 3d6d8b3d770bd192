import { SECOND_TRIES } from '@michi/config/browser-project';
import { patient } from '@michi/config/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,test,scripts}/**/*.test.ts'],
    exclude: ['src/generated/**'],
    retry: SECOND_TRIES,
    ...patient,
  },
});
