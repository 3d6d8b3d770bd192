import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const profileRoutes: readonly ScreenRoute[] = [
  {
    path: paths.profile,
    handle: {
      title: 'profile:title',
      namespaces: ['profile', 'person'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).profileQueries,
    },
    lazy: { Component: async () => (await import('./ProfileScreen.tsx')).ProfileScreen },
  },
  {
    path: paths.editProfile,
    handle: {
      title: 'profile:edit.title',
      namespaces: ['profile', 'person'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).profileQueries,
    },
    lazy: { Component: async () => (await import('./EditProfileScreen.tsx')).EditProfileScreen },
  },
];
