import type { SavedSearch, SavedSearchRequest } from '@michi/api/job';
import { toJobs } from '../../shared/paths.ts';
import {
  jobSorts,
  noFilters,
  readJobAddress,
  toListJobsParams,
  writeJobAddress,
  type JobAddress,
} from './jobAddress.ts';

/** Where the contract stops counting new jobs of a search (`SavedSearch.newJobs`). */
export const mostNewJobs = 100;

/** Words and filters of an address, as the service keeps them. */
export const filtersToKeep = (address: JobAddress): SavedSearchRequest['filters'] => {
  const { audience: _audience, sort: _sort, ...filters } = toListJobsParams(address, 'PUBLIC');
  return filters;
};

/** The list of jobs with a kept search set. What the filters of the list cannot show is passed over. */
export const placeOfSearch = ({ audience, filters }: Pick<SavedSearch, 'audience' | 'filters'>): string => {
  const { search, salaryFrom, isFlextime, canApply, answersWithinDays, ...lists } = filters;
  const address: JobAddress = {
    ...readJobAddress(new URLSearchParams(), audience),
    sort: jobSorts[0],
    search: search ?? '',
    filters: {
      locationId: lists.locationId ?? noFilters.locationId,
      categoryId: lists.categoryId ?? noFilters.categoryId,
      industryId: lists.industryId ?? noFilters.industryId,
      workStyle: lists.workStyle ?? noFilters.workStyle,
      employmentStatus: lists.employmentStatus ?? noFilters.employmentStatus,
      englishUse: lists.englishUse ?? noFilters.englishUse,
      graduationYear: lists.graduationYear ?? noFilters.graduationYear,
      salaryFrom: salaryFrom ?? null,
      isFlextime: isFlextime ?? false,
      canApply: canApply ?? false,
      answersWithinWeek: answersWithinDays !== undefined,
    },
  };
  const query = writeJobAddress(address).toString();
  return query === '' ? toJobs(audience) : `${toJobs(audience)}?${query}`;
};
