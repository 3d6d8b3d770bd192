import type { inferParserType } from 'nuqs/server';
import { addressOf, asId, asPage, asSearch } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';

const codecs = {
  /** Id of the post that stands open by itself, or null. */
  post: asId,
  search: asSearch,
  page: asPage,
};

/** What the address of the news carries: one post, or a page of the list and what is searched for. */
export type NewsAddress = Readonly<inferParserType<typeof codecs>>;

/** The news. */
export const news = addressOf(paths.news, codecs);
