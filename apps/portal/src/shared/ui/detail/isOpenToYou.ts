import type { Job } from '@michi/api/job';
import type { Seminar } from '@michi/api/seminar';

export interface ForStudent {
  readonly eligibility: Pick<Job['eligibility'], 'status'> | Pick<Seminar['eligibility'], 'status'>;
}

/** Whether the student can apply, as far as is known; some conditions may be left for them to check. */
export const isOpenToYou = ({ eligibility: { status } }: ForStudent): boolean =>
  status === 'ELIGIBLE' || status === 'CHECK_CONDITIONS';
