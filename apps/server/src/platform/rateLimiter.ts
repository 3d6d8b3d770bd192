import { createHash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './database/schema.ts';
import type { Clock } from './clock.ts';
import { Problem } from './problem/problem.ts';

/** Tries within a number of seconds. */
export interface RateLimit {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
}

/** A counted attempt with its key, such as an email; only a hash is stored. */
export type Try = readonly [limit: RateLimit, key: string];

/** Counts in PostgreSQL, so that all processes of a deployment share one limit. */
export interface RateLimiter {
  /**
   * Counts an attempt on a separate connection, so that it stays counted if the request fails. Call it outside a
   * transaction.
   * @throws Problem TOO_MANY_REQUESTS, with the seconds to wait, at the limit
   */
  take(limit: RateLimit, key: string): Promise<void>;
  /**
   * Counts several attempts in one statement, each only if those before it pass. Attempts that share keys must name
   * their limits in the same order everywhere, to avoid deadlocks.
   * @throws Problem TOO_MANY_REQUESTS like `take`
   */
  takeAll(tries: readonly Try[]): Promise<void>;
  /** Forgets the attempts of a key, after one that succeeded. */
  forget(limit: RateLimit, key: string): Promise<void>;
  /** In one statement, in the order in which they were counted. */
  forgetAll(tries: readonly Try[]): Promise<void>;
}

/** Milliseconds between two deletions of expired windows by a process. */
const SWEEP_INTERVAL = 60_000;

/**
 * Milliseconds by which the clocks of two processes may differ. A window that ends later than one begun now was begun
 * before the clock was set back.
 */
const CLOCK_DIFFERENCE = 60_000;

/** Most windows deleted at once, so that no request waits long. */
const SWEEP_SIZE = 5_000;

/** Fixed windows that begin at the first attempt. */
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

  const takeAll = async (tries: readonly Try[]): Promise<void> => {
    const now = clock.now();
    const { rows } = await countTries(tries, now).execute(database);
    const refused = rows.find(({ isRefused }) => isRefused);
    if (refused !== undefined) {
      const wait = (new Date(refused.endsAt).getTime() - now.getTime()) / 1000;
      throw new Problem('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(wait)) });
    }
    await sweep(now);
  };

  const forgetAll = async (tries: readonly Try[]): Promise<void> => {
    const keys = tries.map(
      ([limit, key], position) => sql`(${hashKey(limit, key)}::bytea, ${position}::int)`,
    );
    await sql`
      delete from rate_limit_windows where key_hash in (
        select counted.key_hash
        from rate_limit_windows as counted join (values ${sql.join(keys)}) as wanted (key_hash, place) using (key_hash)
        order by wanted.place
        for update of counted
      )`.execute(database);
  };

  return {
    take: (limit, key) => takeAll([[limit, key]]),
    takeAll,
    forget: (limit, key) => forgetAll([[limit, key]]),
    forgetAll,
  };
}

interface CountedTry {
  readonly isRefused: boolean;
  readonly endsAt: string;
}

/**
 * One statement: each row is locked while it is counted, so that concurrent attempts get distinct counts, and each step
 * reads the count of the one before.
 */
function countTries(tries: readonly Try[], now: Date): RawBuilder<CountedTry> {
  const name = (position: number) => sql.ref(`step_${position}`);
  const steps = tries.map(([limit, key], index) => {
    const endsAt = new Date(now.getTime() + limit.seconds * 1000);
    const latest = new Date(endsAt.getTime() + CLOCK_DIFFERENCE);
    const isOver = sql`(counted.ends_at <= ${now} or counted.ends_at > ${latest})`;
    const isReached = index === 0 ? sql`` : sql`from ${name(index - 1)} where not "isRefused"`;
    return sql`${name(index)} as (
      insert into rate_limit_windows as counted (key_hash, tries, ends_at)
      select ${hashKey(limit, key)}::bytea, 1, ${endsAt}::timestamptz ${isReached}
      on conflict (key_hash) do update set
        tries = case when ${isOver} then 1 else least(counted.tries, ${limit.tries}) + 1 end,
        ends_at = case when ${isOver} then excluded.ends_at else counted.ends_at end
      returning counted.tries > ${limit.tries} as "isRefused", counted.ends_at as "endsAt"
    )`;
  });
  const outcomes = tries.map((_, index) => sql`select "isRefused", "endsAt" from ${name(index)}`);
  return sql<CountedTry>`with ${sql.join(steps)} ${sql.join(outcomes, sql` union all `)}`;
}

function hashKey({ name }: RateLimit, key: string): Buffer {
  return createHash('sha256').update(`${name}\0${key}`).digest();
}
