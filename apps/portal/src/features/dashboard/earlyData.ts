import type { EarlyScreen } from '../../shared/navigation/prefetch.ts';

export const earlyDashboard: EarlyScreen = {
  path: '/student/dashboard',
  file: 'src/features/dashboard/DashboardScreen.tsx',
  requests: [
    '/api/job/dashboard/student-job-summary?period=ONE_YEAR',
    '/api/seminar/dashboard/student-seminars?period=ONE_YEAR',
  ],
  namespaces: ['dashboard'],
};
