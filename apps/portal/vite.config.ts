import { workspaceSources } from '@michi/config/workspace-sources';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { bootPage } from './build/bootPage.ts';
import { noMocks } from './build/noMocks.ts';
import { precompress } from './build/precompress.ts';
import { renderedAhead } from './build/renderedAhead.ts';
import { routePreloads } from './build/routePreloads.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { fileNameOf, sharedFiles } from './build/sharedFiles.ts';
import { installable } from './build/webManifest.ts';

/** Where the services are during development; `npm run dev` starts them there. */
const api = process.env['MICHI_API'] ?? 'http://localhost:3000';

export default defineConfig(({ mode }) => ({
  plugins: [
    workspaceSources(),
    vanillaExtractPlugin(),
    react(),
    bootPage(),
    installable(),
    serviceWorker(),
    routePreloads(),
    renderedAhead(),
    precompress(),
    // The worker's script, in the development mode that has mocks in place of a server.
    mode === 'mocks' ? msw({ mode: 'worker-only' }) : noMocks(),
  ],
  server: { proxy: mode === 'mocks' ? {} : { '/api': { target: api, changeOrigin: true } } },
  preview: { proxy: { '/api': { target: api, changeOrigin: true } } },
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  build: {
    target: 'es2023',
    modulePreload: {
      // Every browser of that target knows `modulepreload`.
      polyfill: false,
      // What the page itself brings need not be named again for each screen.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html'
          ? needed
          : needed.filter((file) => !/\/(vendor|shell|rolldown-runtime)-/.test(file)),
    },
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        chunkFileNames: fileNameOf,
        // Words keep the name of their language.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.json'))
            ? 'assets/[name]-[hash:6][extname]'
            : 'assets/[hash:6][extname]',
        codeSplitting: { groups: sharedFiles },
      },
    },
  },
}));
