import { useDeferredValue } from 'react';
import { useIsFirstLocation } from '../../navigation/FirstLocation.tsx';
import { useIsPainted } from './useIsPainted.ts';
import { useIsBackNavigation } from '../../navigation/useIsBackNavigation.ts';

/**
 * Whether to render the content below a screen's heading. After a navigation it waits until the heading is painted, even if
 * its data are present, so that a tap has a fast response. At a page load, and on the way back for the main content, data
 * that are present render at once.
 * @param isThere whether there is anything to render
 * @param isBeside whether it is beside the main content, such as an open job beside the list
 */
export const useAfterHeading = (isThere: boolean, isBeside = false): boolean => {
  const isFirst = useIsFirstLocation();
  const isWayBack = useIsBackNavigation();
  const isBack = isWayBack && !isBeside;
  const isPainted = useIsPainted(isFirst || isBack);
  const isDrawn = useDeferredValue(isThere && isPainted, isThere && ((isFirst && !isBeside) || isBack));
  return isThere && isDrawn;
};
