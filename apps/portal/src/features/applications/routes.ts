import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const applicationRoutes: readonly ScreenRoute[] = [
  {
    path: paths.application,
    handle: {
      title: 'applications:title',
      namespaces: ['applications'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).applicationQueries,
    },
    lazy: { Component: async () => (await import('./ApplicationScreen.tsx')).ApplicationScreen },
  },
];
