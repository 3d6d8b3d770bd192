import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,test,scripts}/**/*.test.ts'],
    exclude: ['src/generated/**'],
    // Generating everything twice takes a second or two, and many times that on a busy machine.
    testTimeout: 60_000,
  },
});
