import { startTransition, useDeferredValue, useLayoutEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { afterFrame } from './afterFrame.ts';
import { useIsFirstLocation } from './FirstLocation.tsx';

/**
 * Whether what stands below a screen's heading is to be drawn yet: once that is painted, and then in small steps, so that a
 * slow phone hears what is done to it meanwhile. On the way to a screen it is not drawn at first even when it is there, so
 * that a tap is answered with the heading and the shape of what comes; nor is it when a page is loaded and its answers are
 * there before the portal is, but there it waits for no frame. On the way back what is there comes at once, but what only
 * stands beside it.
 * @param isThere whether there is anything to draw
 * @param isBeside whether it stands beside what the reader came for, as an open job beside the list does
 */
export const useAfterHeading = (isThere: boolean, isBeside = false): boolean => {
  const way = useNavigationType();
  const isFirst = useIsFirstLocation();
  const isBack = !isFirst && !isBeside && way !== NavigationType.Push;
  const [isPainted, setPainted] = useState(isFirst || isBack);
  // Left to itself, React goes on in the task after the heading's, which is before its frame as often as not.
  useLayoutEffect(
    () => (isPainted ? undefined : afterFrame(() => startTransition(() => setPainted(true)))),
    [isPainted],
  );
  const isDrawn = useDeferredValue(isThere && isPainted, isThere && isBack);
  return isThere && isDrawn;
};
