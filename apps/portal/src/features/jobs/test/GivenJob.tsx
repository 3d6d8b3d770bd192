import { useShowJob, type Job } from '@michi/api/job';
import type { ReactNode } from 'react';

/** Id of the job of the contract's examples. */
export const exampleJobId = '0199a1c2-0000-7000-8000-000000000148';

/** Gives the job of the contract's examples, which can be applied to; for stories. */
export function GivenJob({ children }: { readonly children: (job: Job) => ReactNode }) {
  const { data } = useShowJob(exampleJobId);
  return data === undefined ? null : children({ ...data.job, application: null });
}
