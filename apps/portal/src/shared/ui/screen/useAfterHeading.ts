import { useDeferredValue } from 'react';
import { useIsFirstLocation } from '../../navigation/FirstLocation.tsx';
import { useIsPainted } from './useIsPainted.ts';
import { useIsBackNavigation } from '../../navigation/useIsBackNavigation.ts';

/**
 * Whether what stands below a screen's heading is to be drawn yet: once that is painted. On the way to a screen it is not
 * drawn at first even when it is there, so that a tap is answered with the heading and the shape of what comes. When a page is
 * loaded, what is there comes at once: a heading alone would be no answer, and another draw. So it does on the way back, but
 * for what only stands beside it.
 * @param isThere whether there is anything to draw
 * @param isBeside whether it stands beside what the reader came for, as an open job beside the list does
 */
export const useAfterHeading = (isThere: boolean, isBeside = false): boolean => {
  const isFirst = useIsFirstLocation();
  const isWayBack = useIsBackNavigation();
  const isBack = isWayBack && !isBeside;
  const isPainted = useIsPainted(isFirst || isBack);
  const isDrawn = useDeferredValue(isThere && isPainted, isThere && ((isFirst && !isBeside) || isBack));
  return isThere && isDrawn;
};
