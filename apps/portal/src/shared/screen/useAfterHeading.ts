import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useIsFirstLocation } from './FirstLocation.tsx';

/**
 * Whether what stands below a screen's heading is to be drawn yet: once it is there, and then in small steps, so that a slow
 * phone hears what is done to it meanwhile. On the way to a screen it is not drawn at first even when it is there, so that
 * a tap is answered with the heading and the shape of what comes; nor is it when a page is loaded and its answers are there
 * before the portal is. On the way back what is there comes at once.
 * @param isThere whether there is anything to draw
 */
export const useAfterHeading = (isThere: boolean): boolean => {
  const way = useNavigationType();
  const isBack = !useIsFirstLocation() && way !== NavigationType.Push;
  const isDrawn = useDeferredValue(isThere, isThere && isBack);
  return isThere && isDrawn;
};
