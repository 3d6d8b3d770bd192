import type { QueryClient } from '@tanstack/react-query';
import type { Act } from './act.ts';
import type { ActAnswer } from './actsOf.ts';

/**
 * Sends what a student has set, or keeps it until it can be sent. What sends is fetched on first need.
 * @returns the service's answer; null when it waits
 * @throws what the service says when it refuses
 */
export const setOrKeep = async (client: QueryClient, act: Act): Promise<ActAnswer | null> =>
  (await import('./actsOf.ts')).actsOf(client).set(act);
