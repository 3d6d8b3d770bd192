import type { Job } from '@michi/api/job';

/** Whether the student can apply to a job, as far as is known; some conditions may be left for them to check. */
export const isOpenToYou = ({ eligibility: { status } }: Pick<Job, 'eligibility'>): boolean =>
  status === 'ELIGIBLE' || status === 'CHECK_CONDITIONS';
