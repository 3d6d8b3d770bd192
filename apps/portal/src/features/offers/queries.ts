import {
  getListJobOffersQueryOptions,
  getShowApplicationDossierQueryOptions,
  getShowJobOfferQueryOptions,
} from '@michi/api/job';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { readOfferIds } from './comparedOffers.ts';

/** Disabled without an id. */
export const offerQuery = (id: string) => getShowJobOfferQueryOptions(id, { query: { enabled: id !== '' } });

export const offerQueries: ScreenQueries = ({ searchParams }) => [offerQuery(openedIn(searchParams))];

/** The first page of offers, those that await a response first. */
export const offerListQuery = () => getListJobOffersQueryOptions();

export const offerNotesQuery = (applicationId: string) =>
  getShowApplicationDossierQueryOptions(applicationId);

/** The first queries of the comparison; the notes follow when the letters name their applications. */
export const compareQueries: ScreenQueries = ({ searchParams }) => [
  offerListQuery(),
  ...readOfferIds(searchParams).map(offerQuery),
];
