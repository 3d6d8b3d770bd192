import { Suspense } from 'react';
import { lazyPart } from '../../../shared/ui/screen/lazyPart.tsx';
import type { JobPanelProps } from './JobPanel.tsx';
import { JobPanelSkeleton } from './JobPanelSkeleton.tsx';

/** Loads the code of `JobPanel`, which the list alone does not need. */
export const loadJobPanel = async () => ({ default: (await import('./JobPanel.tsx')).JobPanel });

const JobPanel = lazyPart<JobPanelProps>(loadJobPanel);

/** `JobPanel`, loaded on demand, with a skeleton meanwhile. */
export function LazyJobPanel(props: JobPanelProps) {
  return (
    <Suspense fallback={<JobPanelSkeleton />}>
      <JobPanel {...props} />
    </Suspense>
  );
}
