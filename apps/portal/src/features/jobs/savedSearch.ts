import type { SavedSearch, SavedSearchRequest } from '@michi/api/job';
import { jobAddresses, noFilters, toListJobsParams, type JobAddress } from './jobAddress.ts';

/** Where the contract stops counting new jobs of a search (`SavedSearch.newJobs`). */
export const mostNewJobs = 100;

/** Words and filters of an address, as the service keeps them. */
export const filtersToSave = (address: JobAddress): SavedSearchRequest['filters'] => {
  const { audience: _audience, sort: _sort, ...filters } = toListJobsParams(address, 'PUBLIC');
  return filters;
};

/** The list of jobs with a kept search set. What the filters of the list cannot show is passed over. */
export const searchLocation = ({ audience, filters }: Pick<SavedSearch, 'audience' | 'filters'>): string => {
  const { search = '', answersWithinDays, kind: _kind, startFrom: _startFrom, ...others } = filters;
  return jobAddresses[audience].to({
    search,
    filters: { ...noFilters, ...others, answersWithinWeek: answersWithinDays !== undefined },
  });
};
