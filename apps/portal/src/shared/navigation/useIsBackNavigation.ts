import { NavigationType, useNavigationType } from 'react-router-dom';
import { useIsFirstLocation } from './FirstLocation.tsx';

/** Whether the user has navigated back: the previous state is then restored. */
export const useIsBackNavigation = (): boolean => {
  const way = useNavigationType();
  const isFirst = useIsFirstLocation();
  return !isFirst && way !== NavigationType.Push;
};
