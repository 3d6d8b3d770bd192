import { startTransition, useLayoutEffect, useState } from 'react';
import { afterFrame } from './afterFrame.ts';

/**
 * Whether what the calling component stands in is painted. What is drawn from then on is drawn in small steps, so that a slow
 * phone hears what is done to it meanwhile. Left to itself, React goes on in the task after the first draw, which is before
 * its frame as often as not.
 * @param isAtOnce whether nothing is to be waited for
 */
export const useIsPainted = (isAtOnce: boolean): boolean => {
  const [isPainted, setPainted] = useState(isAtOnce);
  useLayoutEffect(
    () => (isPainted ? undefined : afterFrame(() => startTransition(() => setPainted(true)))),
    [isPainted],
  );
  return isPainted;
};
