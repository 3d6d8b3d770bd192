import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const resumeRoutes: readonly ScreenRoute[] = [
  {
    path: paths.resumes,
    handle: {
      title: 'resume:title',
      namespaces: ['resume'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).resumesQueries,
    },
    lazy: { Component: async () => (await import('./ResumesScreen.tsx')).ResumesScreen },
  },
  {
    path: paths.resumePreview,
    handle: {
      title: 'resume:preview.title',
      namespaces: ['resume'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).previewQueries,
    },
    lazy: { Component: async () => (await import('./PreviewScreen.tsx')).PreviewScreen },
  },
  {
    path: paths.sentResume,
    handle: {
      title: 'resume:sentResume.title',
      namespaces: ['resume'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).sentResumeQueries,
    },
    lazy: { Component: async () => (await import('./SentResumeScreen.tsx')).SentResumeScreen },
  },
  {
    path: paths.sharedResume,
    handle: { title: 'resume:shared.title', namespaces: ['resume'], access: 'everybody' },
    lazy: { Component: async () => (await import('./SharedResumeScreen.tsx')).SharedResumeScreen },
  },
];
