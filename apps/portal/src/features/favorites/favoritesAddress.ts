import type { inferParserType } from 'nuqs/server';
import { addressOf, asNumbered, asPage, asSearch } from '../../shared/navigation/searchParams.ts';
import { paths, type JobAudience } from '../../shared/navigation/paths.ts';

export interface FavoriteKind {
  readonly name: 'publicJobs' | 'publicSeminars' | 'universityJobs' | 'universitySeminars';
  readonly what: 'Job' | 'Seminar';
  readonly audience: JobAudience;
}

/** Tabs of the favorites; the index is the number in the address. */
export const favoriteKinds = [
  { name: 'publicJobs', what: 'Job', audience: 'PUBLIC' },
  { name: 'publicSeminars', what: 'Seminar', audience: 'PUBLIC' },
  { name: 'universityJobs', what: 'Job', audience: 'UNIVERSITY' },
  { name: 'universitySeminars', what: 'Seminar', audience: 'UNIVERSITY' },
] as const satisfies readonly FavoriteKind[];

const codecs = { tab: asNumbered<FavoriteKind>(favoriteKinds), search: asSearch, page: asPage };

export type FavoritesAddress = Readonly<inferParserType<typeof codecs>>;

export const favorites = addressOf(paths.favorites, codecs);
