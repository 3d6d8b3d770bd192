import type { ReactNode } from 'react';
import { backoffUntilOnline } from '../../offline/connection/backoffUntilOnline.ts';

/** Attempts to load a part while the network is reported as available. */
const mostTries = 5;

const never = new AbortController().signal;

/**
 * Loads a part that renders nothing of the screen itself: the screen works without it. A failed load is retried when
 * the network is back, and after a few more attempts omitted until the next visit.
 * @param load imports it
 * @returns the part, or one that renders nothing
 */
export const fetchPart = async <Part>(
  load: () => Promise<Part>,
): Promise<Part | { default: () => ReactNode }> => {
  for (let tries = 1; tries <= mostTries; tries += Number(navigator.onLine)) {
    try {
      return await load();
    } catch {
      // Without a network no request succeeds.
      await backoffUntilOnline(navigator.onLine ? tries : mostTries + 1, never);
    }
  }
  return { default: () => null };
};
