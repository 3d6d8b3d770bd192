import { createContext, useContext, useState, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, type Location, NavigationType, useNavigationType } from 'react-router-dom';

const FirstLocationContext = createContext<Location | undefined>(undefined);

/** Provides the initial location to {@link useIsFirstLocation}. */
export function FirstLocation({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const [first] = useState(location);
  return <FirstLocationContext value={first}>{children}</FirstLocationContext>;
}

/** Whether no navigation has happened since the page was loaded. */
const useIsFirstLocation = (): boolean => useContext(FirstLocationContext) === useLocation();

/** Whether a screen of this visit has led to the present one, as the login does. */
export const useHasNavigated = (): boolean => {
  const first = useContext(FirstLocationContext);
  const location = useLocation();
  return first !== undefined && first !== location;
};

/** Whether the last navigation was back, forward or a replacement: the previous state is then restored. */
export const useIsBackNavigation = (): boolean => {
  const way = useNavigationType();
  const isFirst = useIsFirstLocation();
  return !isFirst && way !== NavigationType.Push;
};

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
