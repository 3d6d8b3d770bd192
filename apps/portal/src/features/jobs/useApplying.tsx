import type { JobDetail } from '@michi/api/job';
import { Suspense, useState, type ReactNode } from 'react';
import { isOpenToYou } from '../../shared/ui/detail/isOpenToYou.ts';
import { lazyDialog } from '../../shared/ui/screen/lazyPart.tsx';
import { useApplicationReturn } from './useApplicationReturn.ts';

const ApplyDialog = lazyDialog(() => import('./components/ApplyDialog.tsx'));

/** State of applying for a job. */
export interface Applying {
  /** Whether there is an application that was not withdrawn. */
  readonly hasOpenApplication: boolean;
  readonly canApply: boolean;
  /** Opens the dialog, for applying or for accepting the recommendation. */
  readonly begin: () => void;
  /** The apply dialog while it is open. */
  readonly dialog: ReactNode;
}

/** Opens the apply dialog of a job, also for a student who returns to it from the profile. */
export function useApplying(detail: JobDetail): Applying {
  const { job } = detail;
  const place = useApplicationReturn(job);
  const [isOpen, setOpen] = useState(place.isReturning);
  const hasOpenApplication = job.application !== null && job.application.stage !== 'WITHDRAWN';
  const canApply = !hasOpenApplication && isOpenToYou(job);
  const canAccept = job.application?.allowedActions.includes('accept-recommendation') === true;
  return {
    hasOpenApplication,
    canApply,
    begin: () => setOpen(true),
    dialog: isOpen && (canApply || canAccept) && (
      <Suspense fallback={null}>
        <ApplyDialog
          action={canAccept ? 'accept-recommendation' : 'apply'}
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
