import type { Job } from '@michi/api/job';
import { useSearchParams } from 'react-router-dom';
import { toJobApply } from '../../shared/navigation/paths.ts';
import { isOpenToYou } from '../../shared/ui/detail/DeadlineBadge.tsx';

/** How a student can apply for a job. */
export interface Applying {
  /** Whether there is an application that was not withdrawn. */
  readonly hasOpenApplication: boolean;
  readonly canApply: boolean;
  /** The link to the page for applying, or for accepting the recommendation. */
  readonly link: { readonly to: string; readonly state: ApplyState };
}

/** State of the history entry of the page for applying. */
export interface ApplyState {
  /** Whether the entry before it is the job. */
  readonly isFromJob: boolean;
}

/** What a student can do with a job as it is. */
export const waysToApply = (job: Job): Omit<Applying, 'link'> & { readonly canAccept: boolean } => {
  const hasOpenApplication = job.application !== null && job.application.stage !== 'WITHDRAWN';
  return {
    hasOpenApplication,
    canApply: !hasOpenApplication && isOpenToYou(job),
    canAccept: job.application?.allowedActions.includes('accept-recommendation') === true,
  };
};

/** Applying for a job beside its list or on a page of its own; the way back has the list's filters. */
export function useApplying(job: Job): Applying {
  const [query] = useSearchParams();
  const list = new URLSearchParams(query);
  list.delete('id');
  const filters = list.size === 0 ? '' : `&${list.toString()}`;
  return {
    ...waysToApply(job),
    link: { to: `${toJobApply(job.audience, job.id)}${filters}`, state: { isFromJob: true } },
  };
}
