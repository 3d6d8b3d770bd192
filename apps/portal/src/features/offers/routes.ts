import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const offerRoutes: readonly ScreenRoute[] = [
  {
    path: paths.offerLetter,
    handle: {
      title: 'offers:title.UNKNOWN',
      namespaces: ['offers'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).offerQueries,
    },
    lazy: { Component: async () => (await import('./OfferScreen.tsx')).OfferScreen },
  },
  {
    path: paths.compareOffers,
    handle: {
      title: 'offers:compare.title',
      namespaces: ['offers'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).compareQueries,
    },
    lazy: { Component: async () => (await import('./CompareOffersScreen.tsx')).CompareOffersScreen },
  },
];
