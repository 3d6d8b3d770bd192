import { Suspense } from 'react';
import { lazyPart } from '../../../shared/ui/screen/lazyPart.tsx';
import type { JobPanelProps } from './JobPanel.tsx';
import { JobPanelSkeleton } from './JobPanelSkeleton.tsx';

/** Fetches the code of a job's panel: the list alone does without it. */
export const loadJobPanel = async () => ({ default: (await import('./JobPanel.tsx')).JobPanel });

const JobPanel = lazyPart<JobPanelProps>(loadJobPanel);

/** A job in full, and its skeleton until the code has loaded. */
export function LazyJobPanel(props: JobPanelProps) {
  return (
    <Suspense fallback={<JobPanelSkeleton />}>
      <JobPanel {...props} />
    </Suspense>
  );
}
