/** What the address of the news carries: one post, or a page of the list and what is searched for. */
export interface NewsAddress {
  /** Id of the post that stands open by itself, or null. */
  readonly post: string | null;
  readonly page: number;
  readonly search: string;
}

/** Characters of a search, as the contract has it. */
export const longestSearch = 200;

/** Reads an address; whatever in it makes no sense counts as not there. */
export function readNewsAddress(query: URLSearchParams): NewsAddress {
  const page = query.get('page') ?? '';
  return {
    post: query.get('post'),
    page: /^[1-9][0-9]{0,3}$/.test(page) ? Number(page) : 1,
    search: (query.get('search') ?? '').slice(0, longestSearch).trim(),
  };
}
