import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** One interview. */
export const interviewRoutes: readonly ScreenRoute[] = [
  {
    path: paths.interview,
    handle: { words: ['interviews'] },
    lazy: {
      Component: async () => (await import('./InterviewScreen.tsx')).InterviewScreen,
      loader: async () => (await import('./interviewLoader.ts')).interviewLoader,
    },
  },
];
