import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const helpRoutes: readonly ScreenRoute[] = [
  {
    path: paths.help,
    handle: {
      title: 'help:title',
      namespaces: ['help'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).helpQueries,
    },
    lazy: { Component: async () => (await import('./HelpScreen.tsx')).HelpScreen },
  },
];
