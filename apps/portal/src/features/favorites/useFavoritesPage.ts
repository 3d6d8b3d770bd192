import { useListFavoriteJobs } from '@michi/api/job';
import { useListFavoriteSeminars } from '@michi/api/seminar';
import { keepPreviousData } from '@tanstack/react-query';
import type { FavoritesAddress } from './favoritesAddress.ts';

/** Favorites on a page. */
export const pageSize = 20;

/** The page of favorite jobs or seminars that an address shows; only what it shows is asked for. */
export function useFavoritesPage({ kind: { what, audience }, page }: FavoritesAddress) {
  const params = { page, size: pageSize, audience };
  const options = { placeholderData: keepPreviousData } as const;
  const jobs = useListFavoriteJobs(params, { query: { ...options, enabled: what === 'Job' } });
  const seminars = useListFavoriteSeminars(params, { query: { ...options, enabled: what === 'Seminar' } });
  return { jobs, seminars, shown: what === 'Job' ? jobs : seminars };
}
