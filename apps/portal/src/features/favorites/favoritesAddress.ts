import type { JobAudience } from '../../shared/paths.ts';

/** What a tab of the favorites holds. */
export interface FavoriteKind {
  readonly name: 'publicJobs' | 'publicSeminars' | 'universityJobs' | 'universitySeminars';
  readonly what: 'Job' | 'Seminar';
  readonly audience: JobAudience;
}

/** The tabs of the favorites; a tab's number is its place (product decisions, "favorites tab numbers"). */
export const favoriteKinds = [
  { name: 'publicJobs', what: 'Job', audience: 'PUBLIC' },
  { name: 'publicSeminars', what: 'Seminar', audience: 'PUBLIC' },
  { name: 'universityJobs', what: 'Job', audience: 'UNIVERSITY' },
  { name: 'universitySeminars', what: 'Seminar', audience: 'UNIVERSITY' },
] as const satisfies readonly FavoriteKind[];

/** What the address of the favorites carries. */
export interface FavoritesAddress {
  readonly tab: number;
  readonly kind: FavoriteKind;
  readonly page: number;
}

/** Reads an address; whatever in it makes no sense counts as not there. */
export function readFavoritesAddress(query: URLSearchParams): FavoritesAddress {
  const tab = favoriteKinds.findIndex((_, index) => String(index) === query.get('tab'));
  const page = query.get('page') ?? '';
  return {
    tab: Math.max(tab, 0),
    kind: favoriteKinds[tab] ?? favoriteKinds[0],
    page: /^[1-9][0-9]{0,3}$/.test(page) ? Number(page) : 1,
  };
}
