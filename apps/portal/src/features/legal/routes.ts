import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** Terms, privacy and accessibility. */
export const legalRoutes: readonly ScreenRoute[] = [
  {
    path: paths.terms,
    handle: { words: ['legal'] },
    lazy: { Component: async () => (await import('./LegalScreen.tsx')).TermsScreen },
  },
  {
    path: paths.privacy,
    handle: { words: ['legal'] },
    lazy: { Component: async () => (await import('./LegalScreen.tsx')).PrivacyScreen },
  },
  {
    path: paths.accessibility,
    handle: { words: ['legal'] },
    lazy: { Component: async () => (await import('./LegalScreen.tsx')).AccessibilityScreen },
  },
];
