import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** The public jobs, and one of them. */
export const jobRoutes: readonly ScreenRoute[] = [
  {
    path: paths.publicJobs,
    handle: { words: ['jobs'], isEntry: true },
    lazy: {
      Component: async () => (await import('./JobsScreen.tsx')).JobsScreen,
      loader: async () => (await import('./jobsLoader.ts')).jobsLoader,
    },
  },
  {
    path: paths.publicJobDetails,
    handle: { words: ['jobs'], isEntry: 'byId' },
    lazy: {
      Component: async () => (await import('./JobsScreen.tsx')).JobsScreen,
      loader: async () => (await import('./jobsLoader.ts')).jobsLoader,
      part: async () => (await import('./components/AwaitedJobPanel.tsx')).loadJobPanel(),
    },
  },
];
