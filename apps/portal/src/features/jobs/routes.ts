import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** The public jobs, and one of them. */
export const jobRoutes: readonly ScreenRoute[] = [
  {
    path: paths.publicJobs,
    handle: {
      words: ['jobs'],
      access: 'students',
      earlyData: true,
      queries: async () => (await import('./queries.ts')).jobsQueries,
    },
    lazy: { Component: async () => (await import('./JobsScreen.tsx')).JobsScreen },
  },
  {
    path: paths.publicJobDetails,
    handle: {
      words: ['jobs'],
      access: 'students',
      earlyData: 'byId',
      queries: async () => (await import('./queries.ts')).jobsQueries,
      lazyChild: async () => (await import('./components/LazyJobPanel.tsx')).loadJobPanel(),
    },
    lazy: { Component: async () => (await import('./JobsScreen.tsx')).JobsScreen },
  },
];
