import { FullPage } from '@michi/design-system/full-page';
import { createContext, useContext, type ReactNode } from 'react';

/** Whether a layout with its own `main` and navigation stands around. */
export const FramedContext = createContext(false);

/** A page of its own where no layout stands around the screen; nothing where one does. */
export function StandalonePage({ children }: { readonly children: ReactNode }) {
  return useContext(FramedContext) ? children : <FullPage>{children}</FullPage>;
}
