import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const chatRoutes: readonly ScreenRoute[] = [
  {
    path: paths.chat,
    handle: { title: 'chat:title', namespaces: ['chat'], access: 'students' },
    lazy: { Component: async () => (await import('./ChatScreen.tsx')).ChatScreen },
  },
];
