import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const timesheetRoutes: readonly ScreenRoute[] = [
  {
    path: paths.timesheet,
    handle: { title: 'timesheet:title', namespaces: ['timesheet'], access: 'students' },
    lazy: { Component: async () => (await import('./TimesheetScreen.tsx')).TimesheetScreen },
  },
];
