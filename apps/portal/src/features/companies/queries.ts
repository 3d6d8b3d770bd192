import { getShowCompanyQueryOptions } from '@michi/api/company';

/** One company; disabled without an id. */
export const companyQuery = (id: string) => getShowCompanyQueryOptions(id, { query: { enabled: id !== '' } });
