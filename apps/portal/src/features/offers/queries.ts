import { getShowJobOfferQueryOptions } from '@michi/api/job';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';

/** One offer; nothing is asked for without an id. */
export const offerQuery = (id: string) => getShowJobOfferQueryOptions(id, { query: { enabled: id !== '' } });

/** What the screen asks for. */
export const offerQueries: ScreenQueries = ({ searchParams }) => [offerQuery(searchParams.get('id') ?? '')];
