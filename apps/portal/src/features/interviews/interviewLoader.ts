import { getShowInterviewQueryOptions } from '@michi/api/job';
import { prefetchLoader } from '../../shared/navigation/prefetch.ts';

/** The interview an address names. */
export const interviewLoader = prefetchLoader((prefetch, { searchParams }) => {
  const id = searchParams.get('id') ?? '';
  if (id !== '') prefetch(getShowInterviewQueryOptions(id));
});
