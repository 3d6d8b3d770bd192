import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

const list: Omit<ScreenRoute, 'path'> = {
  handle: {
    title: 'seminars:publicSeminars',
    namespaces: ['seminars'],
    access: 'students',
    queries: async () => (await import('./queries.ts')).seminarsQueries,
  },
  lazy: { Component: async () => (await import('./SeminarsScreen.tsx')).SeminarsScreen },
};

const universityList: Omit<ScreenRoute, 'path'> = {
  handle: {
    ...list.handle,
    title: 'seminars:universitySeminars',
    namespaces: ['seminars', 'university'],
    ofUniversity: true,
  },
  lazy: {
    Component: async () => (await import('./UniversitySeminarsScreen.tsx')).UniversitySeminarsScreen,
  },
};

const feedback: Omit<ScreenRoute, 'path'> = {
  handle: {
    title: 'seminars:feedback.title',
    namespaces: ['seminars'],
    access: 'students',
    queries: async () => (await import('./queries.ts')).seminarQueries,
  },
  lazy: { Component: async () => (await import('./FeedbackScreen.tsx')).FeedbackScreen },
};

/** Public and university seminars, and the feedback form. */
export const seminarRoutes: readonly ScreenRoute[] = [
  { path: paths.publicSeminars, ...list },
  { path: paths.publicSeminar, ...list },
  { path: paths.universitySeminars, ...universityList },
  { path: paths.universitySeminar, ...universityList },
  { path: paths.publicSeminarFeedback, ...feedback },
  { path: paths.universitySeminarFeedback, ...feedback },
];
