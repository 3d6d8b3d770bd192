import { browserProject, nodeProject } from '@michi/config/browser-project';
import { testRun } from '@michi/config/test-run';
import { workspaceSources } from '@michi/config/workspace-sources';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Pure tests run in Node, tests of components in a real Chromium with the theme loaded. */
export default defineConfig({
  plugins: [workspaceSources(), vanillaExtractPlugin(), react()],
  // Found only while a test runs, a dependency would make the page reload under it.
  optimizeDeps: {
    include: [
      '@floating-ui/react-dom',
      '@fullcalendar/react',
      '@fullcalendar/react/daygrid',
      '@fullcalendar/react/timegrid',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-progress',
      '@radix-ui/react-select',
      '@radix-ui/react-slot',
      '@radix-ui/react-tabs',
      '@radix-ui/react-toast',
      '@radix-ui/react-tooltip',
      '@testing-library/react',
      '@vanilla-extract/recipes/createRuntimeFn',
      'downshift',
      'lucide-react',
      'react-dom/client',
      'react-dom/server',
      'react-hook-form',
      'uqr',
    ],
  },
  // An overlay would lie over the page under test and take its clicks.
  server: { hmr: { overlay: false } },
  test: {
    ...testRun,
    projects: [
      nodeProject(),
      browserProject({
        setupFiles: ['./src/private/browserTestSetup.ts'],
        // What moves is tested here.
        reducedMotion: 'no-preference',
      }),
    ],
  },
});
