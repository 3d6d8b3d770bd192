import type { EarlyScreen } from '../../shared/navigation/prefetch.ts';

const screen = { file: 'src/features/jobs/JobsScreen.tsx', namespaces: ['jobs'] } as const;

export const earlyJobList: EarlyScreen = {
  ...screen,
  path: '/student/job/public-jobs',
  requests: ['/api/job/jobs/summary', '/api/job/jobs/all?audience=PUBLIC&sort=POSTED&page=1&size=20'],
};

export const earlyJob: EarlyScreen = {
  ...screen,
  path: '/student/job/public-jobs/details',
  requests: ['/api/job/jobs/show/{id}'],
};
