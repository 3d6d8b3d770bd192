import type { ReactNode } from 'react';
import { backoffUntilOnline } from '../../offline/connection/backoffUntilOnline.ts';

/** Attempts to load a part while there is a network. */
const mostTries = 5;

const never = new AbortController().signal;

/**
 * Loads an optional part. A failure is retried when the network is back; after a few more the part is omitted until the
 * next visit.
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
