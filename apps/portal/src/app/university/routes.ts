import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** The jobs and seminars of the student's university. */
export const universityRoutes: readonly ScreenRoute[] = [
  {
    path: paths.universityJobs,
    handle: { words: ['jobs', 'university'], isEntry: true },
    lazy: {
      Component: async () => (await import('./UniversityJobsScreen.tsx')).UniversityJobsScreen,
      loader: async () => (await import('../../features/jobs/jobsLoader.ts')).jobsLoader,
    },
  },
  {
    path: paths.universityJobDetails,
    handle: { words: ['jobs', 'university'], isEntry: 'byId' },
    lazy: {
      Component: async () => (await import('./UniversityJobsScreen.tsx')).UniversityJobsScreen,
      loader: async () => (await import('../../features/jobs/jobsLoader.ts')).jobsLoader,
      part: async () => (await import('../../features/jobs/components/AwaitedJobPanel.tsx')).loadJobPanel(),
    },
  },
  {
    path: paths.universitySeminars,
    handle: { words: ['seminars', 'university'] },
    lazy: {
      Component: async () => (await import('./UniversitySeminarsScreen.tsx')).UniversitySeminarsScreen,
      loader: async () => (await import('../../features/seminars/seminarsLoader.ts')).seminarsLoader,
    },
  },
  {
    path: paths.universitySeminar,
    handle: { words: ['seminars', 'university'] },
    lazy: {
      Component: async () => (await import('./UniversitySeminarsScreen.tsx')).UniversitySeminarsScreen,
      loader: async () => (await import('../../features/seminars/seminarsLoader.ts')).seminarsLoader,
    },
  },
];
