import { Suspense } from 'react';
import { createLazyPart } from '../../../shared/screen/lazyPart.tsx';
import type { JobPanelProps } from './JobPanel.tsx';
import { JobPanelSkeleton } from './JobPanelSkeleton.tsx';

/** The code of a job's panel: the list alone does without it. */
export const jobPanel = createLazyPart<JobPanelProps>(async () => (await import('./JobPanel.tsx')).JobPanel);

/** A job whole, and its shape until the code is there. */
export function AwaitedJobPanel(props: JobPanelProps) {
  return (
    <Suspense fallback={<JobPanelSkeleton />}>
      <jobPanel.Component {...props} />
    </Suspense>
  );
}
