import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** The profile, and its editing. */
export const profileRoutes: readonly ScreenRoute[] = [
  {
    path: paths.profile,
    handle: { words: ['profile'], isEntry: true },
    lazy: {
      Component: async () => (await import('./ProfileScreen.tsx')).ProfileScreen,
      loader: async () => (await import('./profileLoader.ts')).profileLoader,
    },
  },
  {
    path: paths.editProfile,
    handle: { words: ['profile'] },
    lazy: {
      Component: async () => (await import('./EditProfileScreen.tsx')).EditProfileScreen,
    },
  },
];
