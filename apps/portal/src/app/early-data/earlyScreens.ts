import { earlyDashboard } from '../../features/dashboard/earlyData.ts';
import { earlyJob, earlyJobList } from '../../features/jobs/earlyData.ts';
import type { EarlyScreen } from '../../shared/navigation/earlyScreen.ts';

/** What every student's screen needs besides its own. */
export const studentArea = {
  file: 'src/app/layouts/StudentArea.tsx',
  request: '/api/user/users/profile',
  namespaces: ['shared', 'app', 'labels'],
} as const;

/** The screens that most visits start on. */
export const earlyScreens: readonly EarlyScreen[] = [earlyDashboard, earlyJobList, earlyJob];
