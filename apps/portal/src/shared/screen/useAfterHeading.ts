import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Whether what stands below a screen's heading is to be drawn yet. On the way to a screen it is not at first, so that a
 * slow phone answers a tap with the heading and the shape of what comes, and draws the rest after that is painted. On the
 * way back, and on a page that has just been loaded, all of it comes at once.
 */
export const useAfterHeading = (): boolean => {
  const way = useNavigationType();
  return useDeferredValue(true, way !== NavigationType.Push);
};
