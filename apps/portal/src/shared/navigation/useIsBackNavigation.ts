import { NavigationType, useNavigationType } from 'react-router-dom';
import { useIsFirstLocation } from './FirstLocation.tsx';

/** Whether the reader has come back to where they are: what they left is to stand there as it was. */
export const useIsBackNavigation = (): boolean => {
  const way = useNavigationType();
  const isFirst = useIsFirstLocation();
  return !isFirst && way !== NavigationType.Push;
};
