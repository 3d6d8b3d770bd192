import type { JobFilter } from '../apps/server/src/modules/job/lists/jobFilter.ts';
import { addManyJobs } from '../apps/server/test/manyJobs.ts';
import { withTemporaryDatabase, type TemporaryDatabase } from './temporaryDatabase.ts';

export interface ManyJobs extends TemporaryDatabase {
  /** The moment deadlines and postings were counted from. */
  readonly now: Date;
}

/** Fills a temporary database with jobs and runs the work on it. */
export function withManyJobs<T>(
  jobs: number,
  report: (line: string) => void,
  work: (made: ManyJobs) => Promise<T>,
): Promise<T> {
  return withTemporaryDatabase(report, async (made) => {
    report(`Adding ${jobs} jobs`);
    const now = new Date();
    await addManyJobs(made.database, jobs, now);
    return work({ ...made, now });
  });
}

/** The address of a page of the job list, 20 jobs long. */
export function jobListPath(filter: JobFilter, page: number): string {
  const query = new URLSearchParams({ page: String(page), size: '20' });
  for (const [name, value] of Object.entries(filter)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return `/api/job/jobs/all?${query}`;
}
