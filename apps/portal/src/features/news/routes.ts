import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const newsRoutes: readonly ScreenRoute[] = [
  {
    path: paths.news,
    handle: {
      title: 'news:title',
      namespaces: ['news'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).newsQueries,
    },
    lazy: { Component: async () => (await import('./NewsScreen.tsx')).NewsScreen },
  },
];
