import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** The dashboard. */
export const dashboardRoutes: readonly ScreenRoute[] = [
  {
    path: paths.dashboard,
    handle: { words: ['dashboard'], isEntry: true },
    lazy: {
      Component: async () => (await import('./DashboardScreen.tsx')).DashboardScreen,
      loader: async () => (await import('./dashboardLoader.ts')).dashboardLoader,
    },
  },
];
