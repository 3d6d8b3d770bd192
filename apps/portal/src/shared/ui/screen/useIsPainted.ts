import { startTransition, useLayoutEffect, useState } from 'react';
import { afterFrame } from './afterFrame.ts';

/**
 * Whether the calling component is painted; initially if `isAtOnce`. Without it React often renders more before the first
 * frame. Later renders are transitions, so that a slow phone can handle input in between.
 */
export const useIsPainted = (isAtOnce: boolean): boolean => {
  const [isPainted, setPainted] = useState(isAtOnce);
  useLayoutEffect(
    () => (isPainted ? undefined : afterFrame(() => startTransition(() => setPainted(true)))),
    [isPainted],
  );
  return isPainted;
};
