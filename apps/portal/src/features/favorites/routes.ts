import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** The favorites. */
export const favoriteRoutes: readonly ScreenRoute[] = [
  {
    path: paths.favorites,
    handle: { words: ['favorites'] },
    lazy: {
      Component: async () => (await import('./FavoritesScreen.tsx')).FavoritesScreen,
    },
  },
];
