import type { ReactNode } from 'react';
import { useIsPainted } from './useIsPainted.ts';
import { useIsBackNavigation } from '../../navigation/useIsBackNavigation.ts';

/**
 * Renders its children after the content above the fold is painted. On a back navigation they render at once, since
 * the scroll position may be among them.
 */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const isPainted = useIsPainted(useIsBackNavigation());
  return isPainted && children;
}
