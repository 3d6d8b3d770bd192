import {
  getListApplicationsQueryKey,
  getListFavoriteJobsQueryKey,
  getListJobsQueryKey,
  getShowJobQueryKey,
  type Job,
  type JobDetail,
  type JobPage,
} from '@michi/api/job';
import type { QueryClient } from '@tanstack/react-query';

/** Changes a job in every cached query. */
export function patchJob(client: QueryClient, id: string, patch: (job: Job) => Job): void {
  for (const queryKey of [
    getListJobsQueryKey(),
    getListApplicationsQueryKey(),
    getListFavoriteJobsQueryKey(),
  ]) {
    client.setQueriesData<JobPage>({ queryKey }, (page) =>
      page === undefined
        ? page
        : { ...page, data: page.data.map((job) => (job.id === id ? patch(job) : job)) },
    );
  }
  client.setQueryData<JobDetail>(getShowJobQueryKey(id), (detail) =>
    detail === undefined ? detail : { ...detail, job: patch(detail.job) },
  );
}

/** Refetches all data of the job service, after a change. */
export const refreshJobs = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['api', 'job'] });
