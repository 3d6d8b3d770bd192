import type { Clock } from '../deps.ts';

/** Remembers totals for a moment, so that turning pages does not count anew each time. */
export interface TotalCache {
  /** The number under a key, computed when it is unknown or old. Requests at the same time share one computation. */
  get(key: string, compute: () => Promise<number>): Promise<number>;
}

/** Most keys kept; the oldest goes first. */
const CAPACITY = 2_000;

/** @param lifetime milliseconds a total is good for; 0 keeps none */
export function createTotalCache(clock: Clock, lifetime = 10_000): TotalCache {
  const entries = new Map<string, { readonly until: number; readonly total: Promise<number> }>();
  return {
    get(key, compute) {
      const now = clock.now().getTime();
      const known = entries.get(key);
      if (known !== undefined && known.until > now) return known.total;
      const total = compute();
      if (lifetime > 0) {
        entries.delete(key);
        entries.set(key, { until: now + lifetime, total });
        total.catch(() => entries.delete(key));
        const oldest = entries.keys().next();
        if (entries.size > CAPACITY && oldest.done === false) entries.delete(oldest.value);
      }
      return total;
    },
  };
}
