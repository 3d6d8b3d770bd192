import { getShowCompanyQueryOptions } from '@michi/api/company';
import type { DataAhead } from '../../shared/data-ahead/fetchAhead.ts';

/** The company an address names. */
export const fetchCompanyAhead: DataAhead = (fetchAhead, { searchParams }) => {
  const id = searchParams.get('id') ?? '';
  if (id !== '') fetchAhead(getShowCompanyQueryOptions(id));
};
