import { constants } from 'node:zlib';
import { workspaceSources } from '@michi/config/workspace-sources';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type Rolldown } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { bootPage } from './build/bootPage.ts';
import { noMocks } from './build/noMocks.ts';

/** Build folder of the service worker's script, which is compressed when complete. */
const workerFolder = 'node_modules/.cache/worker';

/** On a slow network the request for a file takes as long as 20 kB: what many screens share is in one file. */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 3 },
  { name: 'index', tags: ['$initial'], priority: 2 },
  { name: 'packages', test: /lucide-react|@tanstack|packages\/api/, minShareCount: 3, priority: 1 },
  { name: 'common', minShareCount: 7 },
];

/** The files of these chunks, without which no page opens offline. */
const shared = new RegExp(`/(${chunks.map(({ name }) => String(name)).join('|')})-`);

/** The strongest level takes ten times as long for large fonts, and saves a twentieth. */
const brotliForFonts = defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

export default defineConfig(({ mode }) => ({
  plugins: [
    workspaceSources(),
    vanillaExtractPlugin(),
    react(),
    bootPage(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'app-sw.ts',
      manifest: false,
      injectRegister: false,
      outDir: workerFolder,
      integration: { closeBundleOrder: 'pre' },
      injectManifest: {
        rollupFormat: 'iife',
        globDirectory: 'dist',
        globPatterns: ['index.html', 'assets/*.{js,css,json}'],
        // Libraries of editors and readers are large; they are cached at first use.
        manifestTransforms: [
          (files) => ({ manifest: files.filter(({ url, size }) => size <= 400_000 || shared.test(url)) }),
        ],
        // Every host of the portal answers this address with the page of every screen.
        modifyURLPrefix: { 'index.html': 'student' },
      },
      devOptions: { enabled: mode !== 'mocks', type: 'module' },
    }),
    // Files that the server sends compressed. It modifies the page, which is therefore excluded.
    compression({
      include: /\.(js|css|json|svg)$/,
      threshold: 1024,
      logLevel: 'silent',
      artifacts: () => [{ src: `${workerFolder}/app-sw.js` }],
    }),
    compression({ include: /\.(woff|ttf)$/, logLevel: 'silent', algorithms: ['gzip', brotliForFonts] }),
    // The mocks need the script of their own worker.
    mode === 'mocks' ? msw({ mode: 'worker-only' }) : noMocks(),
  ],
  // `npm run dev` starts the services there.
  server: { proxy: mode === 'mocks' ? {} : { '/api': process.env['MICHI_API'] ?? 'http://localhost:3000' } },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    target: 'es2023',
    // Every browser of that target supports `modulepreload`.
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
}));
