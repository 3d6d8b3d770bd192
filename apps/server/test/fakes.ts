import { createHash } from 'node:crypto';
import type { Clock } from '../src/platform/clock.ts';
import type { Random } from '../src/platform/random.ts';

/** A clock that only tests advance. */
export interface FakeClock extends Clock {
  /** Moves the clock on by milliseconds. */
  advance(milliseconds: number): void;
  /** Sets the clock to an ISO moment. */
  set(moment: string): void;
}

/** @param moment where it starts, by default noon of 20 November 2026 in Tokyo */
export function createFakeClock(moment = '2026-11-20T03:00:00.000Z'): FakeClock {
  let now = new Date(moment).getTime();
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
    set(next) {
      now = new Date(next).getTime();
    },
  };
}

/** Bytes that look random and are the same in every run. */
export function createFakeRandom(seed = 'michi'): Random {
  let count = 0;
  return {
    bytes(length) {
      const chunks: Buffer[] = [];
      while (Buffer.concat(chunks).length < length) {
        count += 1;
        chunks.push(createHash('sha256').update(`${seed} ${count}`).digest());
      }
      return Buffer.concat(chunks).subarray(0, length);
    },
  };
}
