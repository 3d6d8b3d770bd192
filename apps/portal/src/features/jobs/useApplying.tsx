import type { JobDetail } from '@michi/api/job';
import { Suspense, useState, type ReactNode } from 'react';
import { isOpenToYou } from '../../shared/ui/detail/isOpenToYou.ts';
import { lazyDialog } from '../../shared/ui/screen/lazyPart.tsx';
import { useApplicationReturn } from './useApplicationReturn.ts';

const ApplyDialog = lazyDialog(() => import('./components/ApplyDialog.tsx'));

/** Applying for a job, wherever its button stands. */
export interface Applying {
  /** There is an application that was not withdrawn. */
  readonly hasOpenApplication: boolean;
  readonly canApply: boolean;
  readonly begin: () => void;
  /** The dialog in which an application is written; null while none is. */
  readonly dialog: ReactNode;
}

/** Opens the application of a job, also for the student who left it for the profile and comes back. */
export function useApplying(detail: JobDetail): Applying {
  const { job } = detail;
  const place = useApplicationReturn(job);
  const [isOpen, setOpen] = useState(place.isReturning);
  const hasOpenApplication = job.application !== null && job.application.stage !== 'WITHDRAWN';
  const canApply = !hasOpenApplication && isOpenToYou(job);
  return {
    hasOpenApplication,
    canApply,
    begin: () => setOpen(true),
    dialog: isOpen && canApply && (
      <Suspense fallback={null}>
        <ApplyDialog
          detail={detail}
          returnTo={place.address}
          onLeave={place.keep}
          onClose={() => {
            setOpen(false);
            place.forget();
          }}
        />
      </Suspense>
    ),
  };
}
