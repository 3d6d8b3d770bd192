import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const favoriteRoutes: readonly ScreenRoute[] = [
  {
    path: paths.favorites,
    handle: {
      title: 'favorites:title',
      namespaces: ['favorites'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).favoritesQueries,
    },
    lazy: { Component: async () => (await import('./FavoritesScreen.tsx')).FavoritesScreen },
  },
];
