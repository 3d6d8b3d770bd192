import { getShowInterviewQueryKey, type Interview } from '@michi/api/job';
import type { QueryClient } from '@tanstack/react-query';

/** Caches an interview as returned by the server; lists, counters, timeline and calendar are refetched. */
export const cacheInterview = async (client: QueryClient, interview: Interview): Promise<void> => {
  client.setQueryData(getShowInterviewQueryKey(interview.id), interview);
  await refreshInterviews(client);
};

/** Refetches everything a response to an interview may have changed, also after a refusal. */
export const refreshInterviews = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['api', 'job'] }),
    client.invalidateQueries({ queryKey: ['api', 'user', 'users', 'calendar'] }),
  ]);
};
