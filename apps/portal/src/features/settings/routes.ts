import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** The settings of a student, and the same of an admin. */
export const settingsRoutes: readonly ScreenRoute[] = [
  {
    path: paths.settings,
    handle: { title: 'settings:title', namespaces: ['settings', 'push', 'university'], access: 'students' },
    lazy: { Component: async () => (await import('./SettingsScreen.tsx')).SettingsScreen },
  },
  {
    path: paths.adminSettings,
    handle: { title: 'settings:title', namespaces: ['settings', 'push', 'university'], access: 'admins' },
    lazy: { Component: async () => (await import('./SettingsScreen.tsx')).SettingsScreen },
  },
];
