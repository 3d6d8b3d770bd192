import type { inferParserType } from 'nuqs/server';
import { addressOf, asOpened, asPage, asSearch } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';

const codecs = {
  post: asOpened,
  search: asSearch,
  page: asPage,
};

/** State in the address: an open post, or a page of the list and a search text. */
export type NewsAddress = Readonly<inferParserType<typeof codecs>>;

export const news = addressOf(paths.news, codecs);
