import type { Plugin } from 'vite';

const mocks = /\/mocks\/|\/generated\/(\w+\/)?examples\.ts$|\/node_modules\/(msw|@mswjs)\//;

/** Rejects a production build with a chunk or file from the mocks, and names it. */
export const noMocks = (): Plugin => ({
  name: 'michi:no-mocks',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    const found = Object.values(bundle).flatMap((file) =>
      (file.type === 'chunk' ? file.moduleIds : file.originalFileNames)
        .filter((source) => mocks.test(`/${source.replaceAll('\\', '/')}`))
        .map((source) => `${file.fileName}: ${source}`),
    );
    if (found.length > 0) throw new Error(`This build contains mocks:\n${found.join('\n')}`);
  },
});
