import type { ReactNode } from 'react';
import { backoffUntilOnline } from '../../offline/connection/backoffUntilOnline.ts';

/** How often a part is asked for over a network that says it is there. */
const mostTries = 5;

const never = new AbortController().signal;

/**
 * Fetches a part that draws nothing of a screen's own: the screen goes on without it. What does not come is asked for again
 * when the network is back, and after a few more tries left out until the next visit.
 * @param load imports it
 * @returns the part, or one that draws nothing
 */
export const fetchPart = async <Part>(
  load: () => Promise<Part>,
): Promise<Part | { default: () => ReactNode }> => {
  for (let tries = 1; tries <= mostTries; tries += Number(navigator.onLine)) {
    try {
      return await load();
    } catch {
      // Nothing comes before the network does.
      await backoffUntilOnline(navigator.onLine ? tries : mostTries + 1, never);
    }
  }
  return { default: () => null };
};
