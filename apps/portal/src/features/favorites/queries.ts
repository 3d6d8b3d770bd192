import { getListFavoriteJobsQueryOptions } from '@michi/api/job';
import { getListFavoriteSeminarsQueryOptions } from '@michi/api/seminar';
import { keepPreviousData } from '@tanstack/react-query';
import { whatIsSet } from '../../shared/navigation/searchParams.ts';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { favorites, type FavoritesAddress } from './favoritesAddress.ts';

export const pageSize = 20;

/** A page of the favorite jobs; enabled only in a tab of jobs. */
export const favoriteJobsQuery = ({ tab: { what, audience }, page, search }: FavoritesAddress) =>
  getListFavoriteJobsQueryOptions(
    { page, size: pageSize, audience, ...whatIsSet({ search }) },
    { query: { placeholderData: keepPreviousData, enabled: what === 'Job' } },
  );

/** A page of the favorite seminars; enabled only in a tab of seminars. */
export const favoriteSeminarsQuery = ({ tab: { what, audience }, page, search }: FavoritesAddress) =>
  getListFavoriteSeminarsQueryOptions(
    { page, size: pageSize, audience, ...whatIsSet({ search }) },
    { query: { placeholderData: keepPreviousData, enabled: what === 'Seminar' } },
  );

/** Queries of the screen. Those of a university wait until it is known that the student has one. */
export const favoritesQueries: ScreenQueries = ({ searchParams }) => {
  const address = favorites.read(searchParams);
  return address.tab.audience === 'PUBLIC'
    ? [favoriteJobsQuery(address), favoriteSeminarsQuery(address)]
    : [];
};
