import { getShowCompanyQueryOptions } from '@michi/api/company';
import { prefetchLoader } from '../../shared/navigation/prefetch.ts';

/** The company an address names. */
export const companyLoader = prefetchLoader((prefetch, { searchParams }) => {
  const id = searchParams.get('id') ?? '';
  if (id !== '') prefetch(getShowCompanyQueryOptions(id));
});
