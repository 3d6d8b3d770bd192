import { monitorEventLoopDelay } from 'node:perf_hooks';
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

/** Turns requests away while too many are in work, or this process is late, so that the others are answered in time. */
export interface Admission {
  /**
   * Does the work of a request, unless there is too much to do.
   * @param isConditional whether the client already has a response, and would only learn that it is unchanged
   * @throws Overloaded at once, without waiting for anything
   */
  admit<Result>(operation: Operation, isConditional: boolean, work: () => Promise<Result>): Promise<Result>;
}

export interface AdmissionParts {
  /** Reads that may be in work, or requests that may wait for the database, before refetches are turned away. */
  readonly limit: number;
  readonly pools: () => Readonly<Record<string, PoolUse>>;
  /** Milliseconds by which the event loop is late. */
  readonly lateness: () => number;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * From which share of the limit, or from how many milliseconds on by which the event loop is late, each kind of request
 * is turned away, and the seconds until it should come again: for a refetch the portal's interval, since its reader sees
 * the earlier response, and otherwise somebody waits.
 */
const KINDS = {
  refetch: { share: 1, lateness: 50, retryAfter: 30 },
  read: { share: 1.5, lateness: 150, retryAfter: 5 },
  write: { share: 3, lateness: 500, retryAfter: 5 },
} as const;

/** Milliseconds between two lines of the log. */
const REPORT_INTERVAL = 10_000;

/**
 * The reads in work tell how long a read takes: each waits several times for a connection to the database, behind all the
 * others. A write may read a long body or hash a password; it counts while it waits for a connection. With a fast database
 * requests wait to be read at all: then the event loop is late, and a refusal takes an eighth of its time for a response.
 */
export function createAdmission({ limit, pools, lateness, clock, log }: AdmissionParts): Admission {
  let reads = 0;
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
    async admit(operation, isConditional, work) {
      const kind = kindOf(operation, isConditional);
      if (kind === 'stream') return work();
      const awaited = Object.values(pools()).reduce((sum, pool) => sum + pool.awaited, 0);
      const waiting = Math.max(reads, awaited);
      const { share, lateness: latest, retryAfter } = KINDS[kind];
      if (waiting >= limit * share || lateness() >= latest) {
        report(waiting);
        throw new Overloaded(retryAfter);
      }
      if (kind === 'write') return work();
      reads += 1;
      try {
        return await work();
      } finally {
        reads -= 1;
      }
    },
  };
}

/** Milliseconds over which the lateness is averaged: one long computation is not too many requests. */
const WINDOW = 500;

/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 10;

/** Measures by how many milliseconds the event loop of this process is late. */
export function measureLateness(): () => number {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let since = performance.now();
  let lateness = 0;
  return () => {
    const now = performance.now();
    if (now - since >= WINDOW) {
      lateness = delay.count === 0 ? 0 : delay.mean / 1e6 - RESOLUTION;
      delay.reset();
      since = now;
    }
    return lateness;
  };
}

/** An event stream is one request for hours, and its client would come back at once. */
function kindOf({ method, responses }: Operation, isConditional: boolean): keyof typeof KINDS | 'stream' {
  if (responses[200]?.type === 'text/event-stream') return 'stream';
  if (method !== 'get') return 'write';
  return isConditional ? 'refetch' : 'read';
}
