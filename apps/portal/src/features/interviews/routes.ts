import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const interviewRoutes: readonly ScreenRoute[] = [
  {
    path: paths.interview,
    handle: {
      title: 'interviews:title',
      namespaces: ['interviews'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).interviewQueries,
    },
    lazy: { Component: async () => (await import('./InterviewScreen.tsx')).InterviewScreen },
  },
];
