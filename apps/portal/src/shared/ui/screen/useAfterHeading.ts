import { useDeferredValue } from 'react';
import { useIsFirstLocation } from '../../navigation/FirstLocation.tsx';
import { useIsPainted } from './useIsPainted.ts';
import { useIsBackNavigation } from '../../navigation/useIsBackNavigation.ts';

/**
 * Whether the content below a screen's heading should render yet: once the heading is painted. After a navigation it
 * is delayed even if its data are present, so that a tap is answered with the heading and the skeleton. At a page
 * load, present data render at once, since a heading alone would only add a render. So do they on the way back, except
 * what is only beside the main content.
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
