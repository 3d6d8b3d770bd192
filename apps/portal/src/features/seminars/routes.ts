import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** The public seminars, one of them, and the questions after one. */
export const seminarRoutes: readonly ScreenRoute[] = [
  {
    path: paths.publicSeminars,
    handle: {
      words: ['seminars'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).seminarsQueries,
    },
    lazy: { Component: async () => (await import('./SeminarsScreen.tsx')).SeminarsScreen },
  },
  {
    path: paths.publicSeminar,
    handle: {
      words: ['seminars'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).seminarsQueries,
    },
    lazy: { Component: async () => (await import('./SeminarsScreen.tsx')).SeminarsScreen },
  },
  {
    path: paths.publicSeminarFeedback,
    handle: {
      words: ['seminars'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).seminarQueries,
    },
    lazy: { Component: async () => (await import('./FeedbackScreen.tsx')).FeedbackScreen },
  },
  {
    path: paths.universitySeminarFeedback,
    handle: {
      words: ['seminars'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).seminarQueries,
    },
    lazy: { Component: async () => (await import('./FeedbackScreen.tsx')).FeedbackScreen },
  },
];
