import { FullPage } from '@michi/design-system/full-page';
import { createContext, useContext, type ReactNode } from 'react';

export const FramedContext = createContext(false);

/** A page frame if no layout surrounds the screen; renders the children alone otherwise. */
export function StandalonePage({ children }: { readonly children: ReactNode }) {
  return useContext(FramedContext) ? children : <FullPage>{children}</FullPage>;
}
