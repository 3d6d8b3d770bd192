import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** The courses. */
export const courseRoutes: readonly ScreenRoute[] = [
  {
    path: paths.courses,
    handle: {
      words: ['courses'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).coursesQueries,
    },
    lazy: { Component: async () => (await import('./CoursesScreen.tsx')).CoursesScreen },
  },
];
