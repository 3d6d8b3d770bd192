import type { ScreenHandle, ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

const admin: Omit<ScreenHandle, 'title'> = { namespaces: ['admin'], access: 'admins' };

export const adminRoutes: readonly ScreenRoute[] = [
  {
    path: paths.users,
    handle: { ...admin, title: 'admin:users.title', namespaces: ['admin', 'person'] },
    lazy: { Component: async () => (await import('./UsersScreen.tsx')).UsersScreen },
  },
  {
    path: paths.importUsers,
    handle: { ...admin, title: 'admin:import.title' },
    lazy: { Component: async () => (await import('./ImportScreen.tsx')).ImportScreen },
  },
  {
    path: paths.auditLog,
    handle: { ...admin, title: 'admin:audit.title' },
    lazy: { Component: async () => (await import('./AuditScreen.tsx')).AuditScreen },
  },
];
