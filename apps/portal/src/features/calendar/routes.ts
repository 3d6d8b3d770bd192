import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const calendarRoutes: readonly ScreenRoute[] = [
  {
    path: paths.calendar,
    handle: { title: 'calendar:title', namespaces: ['calendar'], access: 'students' },
    lazy: { Component: async () => (await import('./CalendarScreen.tsx')).CalendarScreen },
  },
];
