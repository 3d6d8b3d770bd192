import type { SavedSearch, SavedSearchRequest } from '@michi/api/job';
import { jobAddresses, noFilters, toListJobsParams, type JobAddress } from './jobAddress.ts';

/** Number from which `SavedSearch.newJobs` is no longer exact. */
export const mostNewJobs = 100;

/** Search text and filters of an address, as the service stores them. */
export const filtersToSave = (address: JobAddress): SavedSearchRequest['filters'] => {
  const { audience: _audience, sort: _sort, ...filters } = toListJobsParams(address, 'PUBLIC');
  return filters;
};

/** Address of the list with a saved search. Criteria without a filter in the list are ignored. */
export const searchLocation = ({ audience, filters }: Pick<SavedSearch, 'audience' | 'filters'>): string => {
  const { search = '', answersWithinDays, kind: _kind, startFrom: _startFrom, ...others } = filters;
  return jobAddresses[audience].to({
    search,
    filters: { ...noFilters, ...others, answersWithinWeek: answersWithinDays !== undefined },
  });
};
