import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { actsOf } from './actsOf.ts';

/** How many things a student has set that no service has confirmed yet. */
export const useActsWaiting = (): number => {
  const acts = actsOf(useQueryClient());
  return useSyncExternalStore(acts.subscribe, acts.current).length;
};
