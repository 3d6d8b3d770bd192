import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../deps.ts';
import { Problem } from '../problem/problem.ts';

/** How many tries are allowed in how long. */
export interface RateLimit {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
}

/** Slows down guessing. Counts in PostgreSQL, so that the limit is one for all processes of a deployment. */
export interface RateLimiter {
  /**
   * Counts a try, on a connection of its own: it stays counted when the request then fails.
   * Call it outside a transaction.
   * @param key what the limit is for, such as an email; only its hash is stored
   * @throws Problem TOO_MANY_REQUESTS, with the seconds to wait, when the tries are used up
   */
  take(limit: RateLimit, key: string): Promise<void>;
  /** Forgets the tries of a key, after one that succeeded. */
  forget(limit: RateLimit, key: string): Promise<void>;
}

/** Milliseconds after which a process throws away windows that have ended. */
const SWEEP_INTERVAL = 60_000;

/** Most windows thrown away at once, so that no request waits long for it. */
const SWEEP_SIZE = 5_000;

/** A limiter with fixed windows that begin at the first try. */
export function createRateLimiter(clock: Clock, database: Kysely<Database>): RateLimiter {
  let sweepAt = 0;

  const sweep = async (now: Date): Promise<void> => {
    if (now.getTime() < sweepAt) return;
    sweepAt = now.getTime() + SWEEP_INTERVAL;
    await database
      .deleteFrom('rate_limit_windows')
      .where('key_hash', 'in', (ended) =>
        ended
          .selectFrom('rate_limit_windows')
          .select('key_hash')
          .where('ends_at', '<=', now.toISOString())
          .orderBy('ends_at')
          .limit(SWEEP_SIZE)
          .forUpdate()
          .skipLocked(),
      )
      .execute();
  };

  return {
    async take(limit, key) {
      const now = clock.now();
      const hasEnded = sql<boolean>`rate_limit_windows.ends_at <= ${now.toISOString()}`;
      // One statement: the row is locked while it is counted, so that tries at once each get a number of their own.
      const window = await database
        .insertInto('rate_limit_windows')
        .values({
          key_hash: hashKey(limit, key),
          tries: 1,
          ends_at: new Date(now.getTime() + limit.seconds * 1000),
        })
        .onConflict((conflict) =>
          conflict.column('key_hash').doUpdateSet({
            tries: sql<number>`case when ${hasEnded} then 1 else least(rate_limit_windows.tries, ${limit.tries}) + 1 end`,
            ends_at: sql<string>`case when ${hasEnded} then excluded.ends_at else rate_limit_windows.ends_at end`,
          }),
        )
        .returning(['tries', 'ends_at'])
        .executeTakeFirstOrThrow();
      if (window.tries > limit.tries) {
        const wait = (new Date(window.ends_at).getTime() - now.getTime()) / 1000;
        throw new Problem('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(wait)) });
      }
      await sweep(now);
    },
    async forget(limit, key) {
      await database.deleteFrom('rate_limit_windows').where('key_hash', '=', hashKey(limit, key)).execute();
    },
  };
}

function hashKey({ name }: RateLimit, key: string): Buffer {
  return createHash('sha256').update(`${name}\0${key}`).digest();
}
