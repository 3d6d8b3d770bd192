import { createContext, useContext, useState, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';

const FirstLocationContext = createContext<Location | undefined>(undefined);

/** Remembers where the page was loaded, for {@link useIsFirstLocation}. */
export function FirstLocation({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const [first] = useState(location);
  return <FirstLocationContext value={first}>{children}</FirstLocationContext>;
}

/** Whether the reader is still where the page was loaded. Coming back there is a way like any other. */
export const useIsFirstLocation = (): boolean => useContext(FirstLocationContext) === useLocation();
