import { NavigationType, useNavigationType } from 'react-router-dom';
import { useIsFirstLocation } from './FirstLocation.tsx';

/** Whether the last navigation was back, forward or a replacement: the previous state is then restored. */
export const useIsBackNavigation = (): boolean => {
  const way = useNavigationType();
  const isFirst = useIsFirstLocation();
  return !isFirst && way !== NavigationType.Push;
};
