import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { bootPage } from './build/bootPage.ts';
import { noMocks } from './build/noMocks.ts';
import { precompress } from './build/precompress.ts';
import { shortProperties } from './build/shortProperties.ts';

/** Where the services are during development; `npm run dev` starts them there. */
const api = process.env['MICHI_API'] ?? 'http://localhost:3000';

/** Libraries that every first load needs, in one file that changes only when one of them does. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|i18next-resources-to-backend|jotai)\/|node_modules\/react-i18next\/(?!dist\/es\/Trans)|rolldown\/runtime/;

/** Folders of the design system that the login page is made of. */
const firstParts =
  'theme|banner|button|divider|full-page|heading|icon|landscape|link|logo|password-field|segmented-control|split-page|stack|style-nonce|text|text-field|visually-hidden';

/**
 * What is the portal's own in a first load, in one file with its styles, instead of one small file for each component
 * that two screens share.
 */
const shell = new RegExp(
  [
    String.raw`node_modules/@radix-ui/(react-slot|react-compose-refs|react-visually-hidden|react-primitive)/`,
    String.raw`node_modules/(@vanilla-extract|get-nonce)/`,
    String.raw`packages/design-system/src/(${firstParts})/`,
    String.raw`packages/design-system/src/toast/toastStore`,
    String.raw`packages/design-system/src/private/(classNames|describedBy|Field\b|FieldError|LinkSlot|TextControl|visuallyHidden)`,
    String.raw`packages/api/src/(session|transport)/`,
    String.raw`apps/portal/src/translationUrls|apps/portal/src/shared/(errors/errorMessage|i18n|log|paths|screen|session|settings|theme|toasts/(notify|Toasts\.tsx))`,
    String.raw`apps/portal/src/features/auth/(components/(AuthFrame|ScreenWords)|useFragment)`,
    String.raw`apps/portal/src/app/OfflineBanner`,
  ].join('|'),
);

/** Folders of the design system that most of a student's screens are made of. None of them brings an overlay with it. */
const studentParts =
  'alert|app-frame|avatar|badge|chip|count-badge|empty-state|grid|icon-button|inline|list-row|page-header|search-field|skeleton';

/** What is common to a student's screens, in one file with its styles. */
const student = new RegExp(
  [
    String.raw`node_modules/@tanstack/`,
    String.raw`node_modules/lucide-react/dist/esm/icons/(check|chevron-down|chevron-right|info|x)\.`,
    String.raw`packages/design-system/src/(${studentParts})/`,
    String.raw`packages/design-system/src/private/(tone|space|useScrollable|useOverflowEdges|mergeRefs)`,
    String.raw`packages/api/src/query/`,
    String.raw`apps/portal/src/shared/(bilingual|deadline|format|global-data|lazy-menu|preferences)/`,
  ].join('|'),
);

export default defineConfig(({ mode }) => ({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    bootPage(),
    shortProperties(),
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
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor, priority: 3 },
            { name: 'shell', test: shell, priority: 2 },
            { name: 'student', test: student, priority: 1 },
          ],
        },
      },
    },
  },
}));
