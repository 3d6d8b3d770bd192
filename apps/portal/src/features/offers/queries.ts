import {
  getListJobOffersQueryOptions,
  getShowApplicationDossierQueryOptions,
  getShowJobOfferQueryOptions,
} from '@michi/api/job';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { readOfferIds } from './comparedOffers.ts';

/** One offer; disabled without an id. */
export const offerQuery = (id: string) => getShowJobOfferQueryOptions(id, { query: { enabled: id !== '' } });

/** Queries of the screen. */
export const offerQueries: ScreenQueries = ({ searchParams }) => [offerQuery(searchParams.get('id') ?? '')];

/** The offers there are to compare: the first page, which has those that await a response first. */
export const offerListQuery = () => getListJobOffersQueryOptions();

/** The application of an offer, for the student's own notes and ratings. */
export const offerNotesQuery = (applicationId: string) =>
  getShowApplicationDossierQueryOptions(applicationId);

/** What the comparison asks for first; the notes follow, once the letters name their applications. */
export const compareQueries: ScreenQueries = ({ searchParams }) => [
  offerListQuery(),
  ...readOfferIds(searchParams).map(offerQuery),
];
