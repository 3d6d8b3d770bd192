import { v7 } from 'uuid';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** Makes the ids of new rows. */
export interface Ids {
  /** A UUID that no row has. */
  next(): string;
}

/** The values of a 32-bit counter. */
const COUNTER_SIZE = 2 ** 32;

/**
 * Ids from a clock and randomness: UUIDs of version 7 (RFC 9562). Each is greater than the one before, also within a
 * millisecond and after the clock was set back, so that rows of one process sort in the order they were made.
 */
export function createIds(clock: Clock, random: Random): Ids {
  let milliseconds = 0;
  let counter = 0;
  return {
    next() {
      const bytes = random.bytes(16);
      const now = clock.now().getTime();
      if (now > milliseconds) {
        milliseconds = now;
        // At most half of its range, so that it can count up within the millisecond.
        counter = bytes.readUInt32BE(6) >>> 1;
      } else {
        counter = (counter + 1) % COUNTER_SIZE;
        if (counter === 0) milliseconds += 1;
      }
      return v7({ msecs: milliseconds, seq: counter, random: bytes });
    },
  };
}
