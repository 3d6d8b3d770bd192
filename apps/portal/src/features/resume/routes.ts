import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** The resumes of a student. */
export const resumeRoutes: readonly ScreenRoute[] = [
  {
    path: paths.resumes,
    handle: {
      words: ['resume'],
      queries: async () => (await import('./queries.ts')).resumesQueries,
    },
    lazy: { Component: async () => (await import('./ResumesScreen.tsx')).ResumesScreen },
  },
  {
    path: paths.resumePreview,
    handle: {
      words: ['resume'],
      queries: async () => (await import('./queries.ts')).previewQueries,
    },
    lazy: { Component: async () => (await import('./PreviewScreen.tsx')).PreviewScreen },
  },
];

/** A resume behind a private link, open to everybody. */
export const sharedResumeRoutes: readonly ScreenRoute[] = [
  {
    path: paths.sharedResume,
    handle: { words: ['resume'] },
    lazy: { Component: async () => (await import('./SharedResumeScreen.tsx')).SharedResumeScreen },
  },
];
