import type { Clock } from './clock.ts';

/** Caches expensive values for a short time, such as totals, so that turning pages does not count again. */
export interface TtlCache<Value> {
  /** Concurrent calls share one computation. */
  get(key: string, compute: () => Promise<Value>): Promise<Value>;
}

/**
 * @param lifetime milliseconds for which a value is valid; 0 caches nothing
 * @param capacity most keys kept; the oldest goes first
 */
export function createTtlCache<Value>(clock: Clock, lifetime: number, capacity = 500): TtlCache<Value> {
  const entries = new Map<string, { readonly at: number; readonly value: Promise<Value> }>();
  return {
    get(key, compute) {
      const now = clock.now().getTime();
      const known = entries.get(key);
      // A negative age means that the clock was set back.
      if (known !== undefined && known.at <= now && now < known.at + lifetime) return known.value;
      const value = compute();
      if (lifetime === 0) return value;
      entries.delete(key);
      entries.set(key, { at: now, value });
      value.catch(() => entries.delete(key));
      const oldest = entries.keys().next();
      if (entries.size > capacity && oldest.done === false) entries.delete(oldest.value);
      return value;
    },
  };
}
