import type { ReactNode } from 'react';
import { useIsPainted } from './useIsPainted.ts';
import { useIsWayBack } from './useIsWayBack.ts';

/**
 * What a window has no room for before one scrolls: drawn once what stands above it is painted, so that a slow phone shows
 * sooner what is read first. On the way back it comes at once, as the reader's place may be there.
 */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const isPainted = useIsPainted(useIsWayBack());
  return isPainted && children;
}
