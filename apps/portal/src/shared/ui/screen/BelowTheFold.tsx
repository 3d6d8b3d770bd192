import type { ReactNode } from 'react';
import { useIsPainted } from './useIsPainted.ts';
import { useIsBackNavigation } from '../../navigation/useIsBackNavigation.ts';

/** Renders its children after the content above is painted; at once on a back navigation, for the scroll position. */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const isPainted = useIsPainted(useIsBackNavigation());
  return isPainted && children;
}
