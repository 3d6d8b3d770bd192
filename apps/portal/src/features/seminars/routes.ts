import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** The public seminars, one of them, and the questions after one. */
export const seminarRoutes: readonly ScreenRoute[] = [
  {
    path: paths.publicSeminars,
    handle: { words: ['seminars'] },
    lazy: {
      Component: async () => (await import('./SeminarsScreen.tsx')).SeminarsScreen,
      loader: async () => (await import('./seminarsLoader.ts')).seminarsLoader,
    },
  },
  {
    path: paths.publicSeminar,
    handle: { words: ['seminars'] },
    lazy: {
      Component: async () => (await import('./SeminarsScreen.tsx')).SeminarsScreen,
      loader: async () => (await import('./seminarsLoader.ts')).seminarsLoader,
    },
  },
  {
    path: paths.publicSeminarFeedback,
    handle: { words: ['seminars'] },
    lazy: {
      Component: async () => (await import('./FeedbackScreen.tsx')).FeedbackScreen,
    },
  },
  {
    path: paths.universitySeminarFeedback,
    handle: { words: ['seminars'] },
    lazy: {
      Component: async () => (await import('./FeedbackScreen.tsx')).FeedbackScreen,
    },
  },
];
