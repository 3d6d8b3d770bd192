import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** The dashboard. */
export const dashboardRoutes: readonly ScreenRoute[] = [
  {
    path: paths.dashboard,
    handle: {
      title: 'dashboard:title',
      namespaces: ['dashboard'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).dashboardQueries,
    },
    lazy: { Component: async () => (await import('./DashboardScreen.tsx')).DashboardScreen },
  },
];
