import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** The settings of a student. */
export const settingsRoutes: readonly ScreenRoute[] = [
  {
    path: paths.settings,
    handle: { words: ['settings', 'push', 'university'] },
    lazy: { Component: async () => (await import('./SettingsScreen.tsx')).SettingsScreen },
  },
];

/** The same of an admin. */
export const adminSettingsRoutes: readonly ScreenRoute[] = [
  {
    path: paths.adminSettings,
    handle: { words: ['settings', 'push', 'university'] },
    lazy: { Component: async () => (await import('./SettingsScreen.tsx')).SettingsScreen },
  },
];
