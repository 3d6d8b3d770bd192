import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const legalRoutes: readonly ScreenRoute[] = [
  {
    path: paths.terms,
    handle: { title: 'legal:terms.title', namespaces: ['legal'], access: 'everybody' },
    lazy: { Component: async () => (await import('./LegalScreen.tsx')).TermsScreen },
  },
  {
    path: paths.privacy,
    handle: { title: 'legal:privacy.title', namespaces: ['legal'], access: 'everybody' },
    lazy: { Component: async () => (await import('./LegalScreen.tsx')).PrivacyScreen },
  },
  {
    path: paths.accessibility,
    handle: {
      title: 'legal:accessibility.title',
      namespaces: ['legal'],
      access: 'everybody',
    },
    lazy: { Component: async () => (await import('./LegalScreen.tsx')).AccessibilityScreen },
  },
];
