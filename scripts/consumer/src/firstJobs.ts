import { listJobs, type JobPage } from '@michi/api/job';

/** The first page of jobs, without React. */
export const firstJobs = (): Promise<JobPage> => listJobs({ page: 1 });
