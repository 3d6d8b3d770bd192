import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const courseRoutes: readonly ScreenRoute[] = [
  {
    path: paths.courses,
    handle: {
      title: 'courses:title',
      namespaces: ['courses'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).coursesQueries,
    },
    lazy: { Component: async () => (await import('./CoursesScreen.tsx')).CoursesScreen },
  },
];
