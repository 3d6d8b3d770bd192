import type { inferParserType } from 'nuqs/server';
import { addressOf, asNumbered, asPage } from '../../shared/navigation/searchParams.ts';
import { paths, type JobAudience } from '../../shared/navigation/paths.ts';

/** Contents of a favorites tab. */
export interface FavoriteKind {
  readonly name: 'publicJobs' | 'publicSeminars' | 'universityJobs' | 'universitySeminars';
  readonly what: 'Job' | 'Seminar';
  readonly audience: JobAudience;
}

/** The tabs of the favorites; a tab's number is its place. */
export const favoriteKinds = [
  { name: 'publicJobs', what: 'Job', audience: 'PUBLIC' },
  { name: 'publicSeminars', what: 'Seminar', audience: 'PUBLIC' },
  { name: 'universityJobs', what: 'Job', audience: 'UNIVERSITY' },
  { name: 'universitySeminars', what: 'Seminar', audience: 'UNIVERSITY' },
] as const satisfies readonly FavoriteKind[];

const codecs = { tab: asNumbered<FavoriteKind>(favoriteKinds), page: asPage };

/** State of the favorites in the address. */
export type FavoritesAddress = Readonly<inferParserType<typeof codecs>>;

/** The favorites. */
export const favorites = addressOf(paths.favorites, codecs);
