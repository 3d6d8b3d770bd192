import type { Clock } from '../deps.ts';
import { Problem } from '../problem/problem.ts';

/** How many tries are allowed in how long. */
export interface RateLimit {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
}

/** Slows down guessing. Counts in this process: behind a balancer each process allows the limit of its own. */
export interface RateLimiter {
  /**
   * Counts a try.
   * @throws Problem TOO_MANY_REQUESTS, with the seconds to wait, when the tries are used up
   */
  take(limit: RateLimit, key: string): void;
  /** Forgets the tries of a key, after one that succeeded. */
  forget(limit: RateLimit, key: string): void;
}

/** Most keys kept; the oldest goes first, so that an attacker cannot fill the memory. */
const CAPACITY = 50_000;

/** A limiter with windows that begin at the first try. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { readonly until: number; tries: number }>();
  return {
    take(limit, key) {
      const name = `${limit.name} ${key}`;
      const now = clock.now().getTime();
      const known = windows.get(name);
      const window =
        known !== undefined && known.until > now ? known : { until: now + limit.seconds * 1000, tries: 0 };
      if (window.tries >= limit.tries) {
        throw new Problem('TOO_MANY_REQUESTS', {
          retryAfter: Math.max(1, Math.ceil((window.until - now) / 1000)),
        });
      }
      window.tries += 1;
      windows.delete(name);
      windows.set(name, window);
      const oldest = windows.keys().next();
      if (windows.size > CAPACITY && oldest.done === false) windows.delete(oldest.value);
    },
    forget(limit, key) {
      windows.delete(`${limit.name} ${key}`);
    },
  };
}
