import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** The jobs and seminars of the student's university. */
export const universityRoutes: readonly ScreenRoute[] = [
  {
    path: paths.universityJobs,
    handle: {
      words: ['jobs', 'university'],
      access: 'students',
      earlyData: true,
      queries: async () => (await import('../../features/jobs/queries.ts')).jobsQueries,
    },
    lazy: { Component: async () => (await import('./UniversityJobsScreen.tsx')).UniversityJobsScreen },
  },
  {
    path: paths.universityJobDetails,
    handle: {
      words: ['jobs', 'university'],
      access: 'students',
      earlyData: 'byId',
      queries: async () => (await import('../../features/jobs/queries.ts')).jobsQueries,
      lazyChild: async () => (await import('../../features/jobs/components/LazyJobPanel.tsx')).loadJobPanel(),
    },
    lazy: { Component: async () => (await import('./UniversityJobsScreen.tsx')).UniversityJobsScreen },
  },
  {
    path: paths.universitySeminars,
    handle: {
      words: ['seminars', 'university'],
      access: 'students',
      queries: async () => (await import('../../features/seminars/queries.ts')).seminarsQueries,
    },
    lazy: {
      Component: async () => (await import('./UniversitySeminarsScreen.tsx')).UniversitySeminarsScreen,
    },
  },
  {
    path: paths.universitySeminar,
    handle: {
      words: ['seminars', 'university'],
      access: 'students',
      queries: async () => (await import('../../features/seminars/queries.ts')).seminarsQueries,
    },
    lazy: {
      Component: async () => (await import('./UniversitySeminarsScreen.tsx')).UniversitySeminarsScreen,
    },
  },
];
