import type { Operation } from '@michi/api/server';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { PoolUse } from '../database/connection.ts';

/** More requests come than the process can serve. It has done nothing for this one, which may be repeated as it is. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  /** Seconds until the client should come again. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super();
    this.retryAfter = retryAfter;
  }
}

/** Turns requests away while too many wait for the database, so that the others are answered in time. */
export interface Admission {
  /**
   * @param isConditional whether the client already has a response, and would only learn that it is unchanged
   * @throws Overloaded at once, without waiting for anything
   */
  check(operation: Operation, isConditional: boolean): void;
  /** Counts a request until the work is done with which it first reaches the database. */
  arriving<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface AdmissionParts {
  /** Requests that may wait for the database before refetches are turned away. */
  readonly limit: number;
  readonly pools: () => Readonly<Record<string, PoolUse>>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * The share of the limit from which on each kind of request is turned away, and the seconds until it should come again:
 * for a refetch the portal's interval, since its reader sees the earlier response, and otherwise somebody waits.
 */
const KINDS = {
  refetch: { share: 1, retryAfter: 30 },
  read: { share: 1.5, retryAfter: 5 },
  write: { share: 3, retryAfter: 5 },
} as const;

/** Milliseconds between two lines of the log. */
const REPORT_INTERVAL = 10_000;

/**
 * The queue of the database's connections is where requests wait, whether PostgreSQL or the processor is busy. Whoever
 * reads a body, hashes a password or makes a document does not wait there, and is not counted.
 */
export function createAdmission({ limit, pools, clock, log }: AdmissionParts): Admission {
  let arriving = 0;
  let refused = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;

  const report = (waiting: number): void => {
    refused += 1;
    const now = clock.now().getTime();
    if (now - reportedAt < REPORT_INTERVAL) return;
    log.warn({ refused, waiting }, 'requests turned away');
    reportedAt = now;
    refused = 0;
  };

  return {
    check(operation, isConditional) {
      const kind = kindOf(operation, isConditional);
      if (kind === 'stream') return;
      const awaited = Object.values(pools()).reduce((sum, pool) => sum + pool.awaited, 0);
      const waiting = Math.max(arriving, awaited);
      const { share, retryAfter } = KINDS[kind];
      if (waiting < limit * share) return;
      report(waiting);
      throw new Overloaded(retryAfter);
    },
    async arriving(work) {
      arriving += 1;
      try {
        return await work();
      } finally {
        arriving -= 1;
      }
    },
  };
}

/** An event stream is one request for hours, and its client would come back at once. */
function kindOf({ method, answers }: Operation, isConditional: boolean): keyof typeof KINDS | 'stream' {
  if (answers[200]?.type === 'text/event-stream') return 'stream';
  if (method !== 'get') return 'write';
  return isConditional ? 'refetch' : 'read';
}
