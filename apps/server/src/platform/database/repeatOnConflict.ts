import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { systemRandom, type Random } from '../random.ts';
import { isOutdatedPlan } from './preparedStatements.ts';

export interface RepeatOptions {
  /** Waits some milliseconds before the next try; tests replace it. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** Varies the waits; tests make it predictable. */
  readonly random?: Random;
}

/** Tries in all, the first one included. Under Serializable each commit to a contended row fails all others. */
const MAX_TRIES = 12;

/** Most milliseconds before the second try. They double before each further try: 20, 40, 80, and so on. */
const FIRST_WAIT = 20;

const MAX_WAIT = 1_280;

/** SQLSTATE `serialization_failure` and `deadlock_detected`: the same work can succeed when repeated. */
const REPEATABLE = ['40001', '40P01'];

/**
 * Repeats work that the database undid because of a serialization failure (40001), a deadlock (40P01) or an outdated plan
 * (`isOutdatedPlan`), at most twelve times in all. The wait before the second try is at most 20 milliseconds and doubles
 * each time, up to 1.3 seconds; its second half is random, so that two do not conflict again at the same moment.
 * @param work a whole transaction, or a statement outside of any
 * @throws the error of the last try, and any other error at once
 */
export async function repeatOnConflict<T>(
  work: () => Promise<T>,
  { random = systemRandom, wait = delay }: RepeatOptions = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !isRepeatable(error)) throw error;
    }
    const longest = Math.min(FIRST_WAIT * 2 ** (tries - 1), MAX_WAIT);
    await wait(longest * (0.5 + random.bytes(1).readUInt8() / 512));
  }
}

function isRepeatable(error: unknown): boolean {
  if (isOutdatedPlan(error)) return true;
  return error instanceof pg.DatabaseError && error.code !== undefined && REPEATABLE.includes(error.code);
}
