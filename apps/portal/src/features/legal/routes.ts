import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** Terms, privacy and accessibility. */
export const legalRoutes: readonly ScreenRoute[] = [
  {
    path: paths.terms,
    handle: { words: ['legal'], access: 'everybody', prerendered: 'terms' },
    lazy: { Component: async () => (await import('./LegalScreen.tsx')).TermsScreen },
  },
  {
    path: paths.privacy,
    handle: { words: ['legal'], access: 'everybody', prerendered: 'privacy' },
    lazy: { Component: async () => (await import('./LegalScreen.tsx')).PrivacyScreen },
  },
  {
    path: paths.accessibility,
    handle: { words: ['legal'], access: 'everybody', prerendered: 'accessibility' },
    lazy: { Component: async () => (await import('./LegalScreen.tsx')).AccessibilityScreen },
  },
];
