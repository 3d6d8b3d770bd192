import { startTransition, useLayoutEffect, useState } from 'react';
import { afterFrame } from './afterFrame.ts';

/**
 * Whether the calling component is painted. Later renders are transitions, so that a slow phone can handle input in
 * between. Without it React often continues in the task after the first render, before its frame.
 * @param isAtOnce whether to skip the wait
 */
export const useIsPainted = (isAtOnce: boolean): boolean => {
  const [isPainted, setPainted] = useState(isAtOnce);
  useLayoutEffect(
    () => (isPainted ? undefined : afterFrame(() => startTransition(() => setPainted(true)))),
    [isPainted],
  );
  return isPainted;
};
