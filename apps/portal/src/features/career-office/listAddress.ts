/** Entries on a page. */
export const pageSize = 20;

/** Characters of a search, as the contract has it. */
export const longestSearch = 200;

/** Number of the page that an address shows; what makes no sense is the first. */
export const pageIn = (query: URLSearchParams): number => {
  const page = query.get('page') ?? '';
  return /^[1-9][0-9]{0,3}$/.test(page) ? Number(page) : 1;
};
