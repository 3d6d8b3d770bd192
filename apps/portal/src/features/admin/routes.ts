import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** The users, their import and the audit log. */
export const adminRoutes: readonly ScreenRoute[] = [
  {
    path: paths.users,
    handle: { words: ['admin'], access: 'admins' },
    lazy: { Component: async () => (await import('./UsersScreen.tsx')).UsersScreen },
  },
  {
    path: paths.importUsers,
    handle: { words: ['admin'], access: 'admins' },
    lazy: { Component: async () => (await import('./ImportScreen.tsx')).ImportScreen },
  },
  {
    path: paths.auditLog,
    handle: { words: ['admin'], access: 'admins' },
    lazy: { Component: async () => (await import('./AuditScreen.tsx')).AuditScreen },
  },
];
