import type { ScreenHandle, ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

const list: ScreenHandle = {
  title: 'jobs:publicJobs',
  namespaces: ['jobs'],
  access: 'students',
  queries: async () => (await import('./queries.ts')).jobsQueries,
};

/** The same screen with an open job. */
const details: ScreenHandle = {
  ...list,
  lazyChild: async () => (await import('./components/LazyJobPanel.tsx')).loadJobPanel(),
};

const ofUniversity = {
  title: 'jobs:universityJobs',
  namespaces: ['jobs', 'university'],
  ofUniversity: true,
} as const;

const publicJobs = { Component: async () => (await import('./JobsScreen.tsx')).JobsScreen };
const universityJobs = {
  Component: async () => (await import('./UniversityJobsScreen.tsx')).UniversityJobsScreen,
};

/** Public and university jobs, each as a list and with an open job. */
export const jobRoutes: readonly ScreenRoute[] = [
  { path: paths.publicJobs, handle: list, lazy: publicJobs },
  { path: paths.publicJobDetails, handle: details, lazy: publicJobs },
  { path: paths.universityJobs, handle: { ...list, ...ofUniversity }, lazy: universityJobs },
  { path: paths.universityJobDetails, handle: { ...details, ...ofUniversity }, lazy: universityJobs },
];
