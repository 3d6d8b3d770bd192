import type { Clock } from '../clock.ts';

/** Remembers totals for a moment, so that turning pages does not count anew each time. */
export interface TotalCache {
  /** The number under a key, computed when it is unknown or old. Requests at the same time share one computation. */
  get(key: string, compute: () => Promise<number>): Promise<number>;
}

/** Most keys kept; the oldest goes first. */
const CAPACITY = 2_000;

/** @param lifetime milliseconds a total is good for; 0 keeps none */
export function createTotalCache(clock: Clock, lifetime = 10_000): TotalCache {
  const entries = new Map<string, { readonly at: number; readonly total: Promise<number> }>();
  return {
    get(key, compute) {
      const now = clock.now().getTime();
      const known = entries.get(key);
      // What is younger than now was made before the clock was set back.
      if (known !== undefined && known.at <= now && now < known.at + lifetime) return known.total;
      const total = compute();
      if (lifetime > 0) {
        entries.delete(key);
        entries.set(key, { at: now, total });
        total.catch(() => entries.delete(key));
        const oldest = entries.keys().next();
        if (entries.size > CAPACITY && oldest.done === false) entries.delete(oldest.value);
      }
      return total;
    },
  };
}
