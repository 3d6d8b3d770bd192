import { browserProject, nodeProject } from '@michi/config/browser-project';
import { testRun } from '@michi/config/test-run';
import { workspaceSources } from '@michi/config/workspace-sources';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** `*.test.ts` run in Node, `*.test.tsx` in a real browser. */
export default defineConfig({
  plugins: [workspaceSources(), vanillaExtractPlugin(), react()],
  // A dependency found during a test would reload the page, or duplicate React.
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}', '../../packages/design-system/src/**/*.tsx'],
    include: [
      '@fullcalendar/react',
      '@fullcalendar/react/daygrid',
      '@fullcalendar/react/timegrid',
      '@vanilla-extract/recipes/createRuntimeFn',
      'react/jsx-dev-runtime',
      'react-dom/client',
    ],
  },
  test: {
    ...testRun,
    projects: [
      nodeProject({ name: 'portal', include: ['src/**/*.test.ts', 'build/**/*.test.ts'] }),
      browserProject({ name: 'portal, browser', setupFiles: ['./src/shared/test/browserSetup.ts'] }),
    ],
  },
});
