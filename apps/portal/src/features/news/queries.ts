import { getListPostsQueryOptions, getShowPostQueryOptions } from '@michi/api/news';
import { keepPreviousData } from '@tanstack/react-query';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { news, type NewsAddress } from './newsAddress.ts';

export const pageSize = 10;

/** A page of the posts, or of those that match a search. */
export const postsQuery = ({ page, search }: Pick<NewsAddress, 'page' | 'search'>) =>
  getListPostsQueryOptions(
    { page, size: pageSize, ...(search !== '' && { search }) },
    { query: { placeholderData: keepPreviousData } },
  );

/** One post; disabled without an id. */
export const postQuery = (id: string) => getShowPostQueryOptions(id, { query: { enabled: id !== '' } });

/** Queries of the screen: the post of the address, or the page of the list. */
export const newsQueries: ScreenQueries = ({ searchParams }) => {
  const address = news.read(searchParams);
  return [address.post === null ? postsQuery(address) : postQuery(address.post)];
};
