import { createHash } from 'node:crypto';
import { operations } from '@michi/api/server';

const EVERY = 10;

/** Which tenth changes with the contracts. */
const [start = 0] = createHash('sha256')
  .update(operations.map(({ id }) => id).join(' '))
  .digest();

/**
 * Every tenth entry, or one of fewer, the same in each run until an operation comes or goes; all of them with `FULL`
 * (`full:faults`). Operations are ordered by service, so that a tenth of them has some of each larger one.
 */
export function sampleOf<T>(all: readonly T[]): readonly T[] {
  if (process.env['FULL'] !== undefined) return all;
  return all.filter((_, index) => index % EVERY === start % Math.min(EVERY, all.length));
}
