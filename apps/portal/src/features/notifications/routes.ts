import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const notificationRoutes: readonly ScreenRoute[] = [
  {
    path: paths.notifications,
    handle: {
      title: 'notifications:title',
      namespaces: ['notifications', 'push'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).notificationsQueries,
    },
    lazy: { Component: async () => (await import('./NotificationsScreen.tsx')).NotificationsScreen },
  },
];
