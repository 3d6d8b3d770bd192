import { FullPage } from '@michi/design-system/full-page';
import { createContext, useContext, type ReactNode } from 'react';

/** Whether a layout with its own `main` and navigation stands around. */
export const FramedContext = createContext(false);

/** The screen that stands in the area of students or of admins. */
export const AreaScreenContext = createContext<ReactNode>(null);

/** Fetches the screen at an address before it is gone to. Is done when all of it is there or has failed. */
export const ScreenAheadContext = createContext<(pathname: string) => Promise<unknown>>(() =>
  Promise.resolve(),
);

/** A page of its own where no layout stands around the screen; nothing where one does. */
export function Surroundings({ children }: { readonly children: ReactNode }) {
  return useContext(FramedContext) ? children : <FullPage>{children}</FullPage>;
}
