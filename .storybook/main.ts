import type { StorybookConfig } from '@storybook/react-vite';
import { workspaceSources } from '@michi/config/workspace-sources';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { propsFromTypes } from './propsFromTypes.ts';

/** Tests play stories and show no table of props. */
const isTest = process.env['VITEST'] === 'true';

/** One Storybook for the repository: foundations, the design system's components and the portal's screens. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/design-system/src/foundations', files: '*.stories.tsx' },
    {
      directory: '../packages/design-system/src',
      files: '!(foundations)/*.stories.tsx',
      titlePrefix: 'Design system',
    },
    { directory: '../apps/portal/src', files: '**/*.stories.tsx', titlePrefix: 'Portal' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // For default values; `propsFromTypes` adds what the types say. Storybook's own reader of types needs an older TypeScript
  // beside itself, takes a prop that React declares too as optional, and a type parameter as its constraint.
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      workspaceSources(),
      vanillaExtractPlugin(),
      msw({ mode: 'worker-only' }),
      ...(vite.plugins ?? []),
      ...(isTest ? [] : [propsFromTypes()]),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@vanilla-extract/recipes/createRuntimeFn',
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
      ],
    },
  }),
};

export default config;
