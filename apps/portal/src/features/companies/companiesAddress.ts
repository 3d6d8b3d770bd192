/** What the address of a list of companies carries. */
export interface CompaniesAddress {
  readonly page: number;
  readonly search: string;
}

/** Characters of a search, as the contract has it. */
export const longestSearch = 200;

/** Reads an address; whatever in it makes no sense counts as not there. */
export const readCompaniesAddress = (query: URLSearchParams): CompaniesAddress => {
  const page = query.get('page') ?? '';
  return {
    page: /^[1-9][0-9]{0,3}$/.test(page) ? Number(page) : 1,
    search: (query.get('search') ?? '').slice(0, longestSearch),
  };
};
