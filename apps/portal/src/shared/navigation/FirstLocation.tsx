import { createContext, useContext, useState, type ReactNode } from 'react';
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

/** Whether the last navigation was back, forward or a replacement: the previous state is then restored. */
export const useIsBackNavigation = (): boolean => {
  const way = useNavigationType();
  const isFirst = useIsFirstLocation();
  return !isFirst && way !== NavigationType.Push;
};
