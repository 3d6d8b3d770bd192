import { useEffect, useRef } from 'react';

/** Returns a function that says whether the component has unmounted, for work that goes on after a response. */
export const useHasLeft = (): (() => boolean) => {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return () => hasLeft.current;
};
