import { createContext, useContext, useState, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';

const FirstLocationContext = createContext<Location | undefined>(undefined);

/** Provides the initial location to {@link useIsFirstLocation}. */
export function FirstLocation({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const [first] = useState(location);
  return <FirstLocationContext value={first}>{children}</FirstLocationContext>;
}

/** Whether no navigation has happened since the page was loaded. */
export const useIsFirstLocation = (): boolean => useContext(FirstLocationContext) === useLocation();
