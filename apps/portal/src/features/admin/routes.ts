import type { ScreenHandle, ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

const handle: ScreenHandle = { words: ['admin'], access: 'admins' };

/** The users, their import and the audit log. */
export const adminRoutes: readonly ScreenRoute[] = [
  {
    path: paths.users,
    handle: { ...handle, words: ['admin', 'person'] },
    lazy: { Component: async () => (await import('./UsersScreen.tsx')).UsersScreen },
  },
  {
    path: paths.importUsers,
    handle,
    lazy: { Component: async () => (await import('./ImportScreen.tsx')).ImportScreen },
  },
  {
    path: paths.auditLog,
    handle,
    lazy: { Component: async () => (await import('./AuditScreen.tsx')).AuditScreen },
  },
];
