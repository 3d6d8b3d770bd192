import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** The resumes of a student, and one behind a private link. */
export const resumeRoutes: readonly ScreenRoute[] = [
  {
    path: paths.resumes,
    handle: {
      words: ['resume'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).resumesQueries,
    },
    lazy: { Component: async () => (await import('./ResumesScreen.tsx')).ResumesScreen },
  },
  {
    path: paths.resumePreview,
    handle: {
      words: ['resume'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).previewQueries,
    },
    lazy: { Component: async () => (await import('./PreviewScreen.tsx')).PreviewScreen },
  },
  {
    path: paths.sharedResume,
    handle: { words: ['resume'], access: 'everybody' },
    lazy: { Component: async () => (await import('./SharedResumeScreen.tsx')).SharedResumeScreen },
  },
];
