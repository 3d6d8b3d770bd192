import type { StudentJobSummary } from '@michi/api/job';

export type WaitingApplication = StudentJobSummary['waiting'][number];

/** What happened last to a waiting application, from which the wait is counted. */
export type WaitingSince = 'APPLIED' | 'REQUESTED' | 'ANOTHER_TIME' | 'INTERVIEWED' | 'PASSED';

/** What of a waiting application tells what happened last. */
interface Waiting extends Pick<WaitingApplication, 'stage'> {
  readonly job: {
    readonly application: {
      readonly interview: { readonly status: string } | null;
    } | null;
  };
}

/**
 * What the student waits for a reply after. A requested interview waits for the company if the student asked for another
 * time, or if its time has passed without a response.
 */
export const sinceOf = ({ stage, job }: Waiting): WaitingSince => {
  switch (stage) {
    case 'INTERVIEW_REQUESTED':
      return job.application?.interview?.status === 'RESCHEDULE_REQUESTED' ? 'ANOTHER_TIME' : 'REQUESTED';
    case 'INTERVIEW_ACCEPTED':
      return 'INTERVIEWED';
    case 'INTERVIEW_RESULT':
      return 'PASSED';
    default:
      return 'APPLIED';
  }
};
