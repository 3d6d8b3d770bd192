import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** Screens that show a favorite in the panel of its own feature. */
export const favoriteDetailRoutes: readonly ScreenRoute[] = [
  {
    path: paths.favoriteJob,
    handle: {
      title: 'favorites:job',
      namespaces: ['favorites', 'jobs'],
      access: 'students',
      queries: async () => (await import('../../features/jobs/queries.ts')).jobQueries,
    },
    lazy: {
      Component: async () => (await import('./FavoriteJobScreen.tsx')).FavoriteJobScreen,
    },
  },
  {
    path: paths.favoriteSeminar,
    handle: {
      title: 'favorites:seminar',
      namespaces: ['favorites', 'seminars'],
      access: 'students',
      queries: async () => (await import('../../features/seminars/queries.ts')).seminarQueries,
    },
    lazy: {
      Component: async () => (await import('./FavoriteSeminarScreen.tsx')).FavoriteSeminarScreen,
    },
  },
];
