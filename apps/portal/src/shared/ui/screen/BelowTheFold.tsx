import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { afterFrame } from './afterLoad.ts';
import { useIsBackNavigation } from '../../navigation/history.tsx';

/**
 * Whether the calling component is painted; initially if `isAtOnce`. Without it React often renders more before the first
 * frame. Later renders are transitions, so that a slow phone can handle input in between.
 */
const useIsPainted = (isAtOnce: boolean): boolean => {
  const [isPainted, setPainted] = useState(isAtOnce);
  useLayoutEffect(
    () => (isPainted ? undefined : afterFrame(() => startTransition(() => setPainted(true)))),
    [isPainted],
  );
  return isPainted;
};

/** Renders its children after the content above is painted; at once on a back navigation, for the scroll position. */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const isPainted = useIsPainted(useIsBackNavigation());
  return isPainted && children;
}
