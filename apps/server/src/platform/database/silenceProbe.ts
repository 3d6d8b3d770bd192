import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds in which a working server accepts a new connection and answers it. */
const PROBE_LIMIT = 1_200;

/** Milliseconds for which the last answer on another connection shows that the server works. */
const ANSWER_COUNTS = 500;

/** Whether a PostgreSQL server hangs. */
export type SilenceProbe = () => Promise<boolean>;

/**
 * Distinguishes a hanging server from one with a slow statement by opening a new connection. A server that refuses the
 * connection responds, so it does not hang. Neither does one that answers the pool's other statements: on busy
 * processors a new connection takes longer than they do. Concurrent callers share one probe.
 * @param pool that is used with the server
 */
export function createSilenceProbe(url: string, pool: pg.Pool): SilenceProbe {
  let running: Promise<boolean> | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;
  // A connection that was lost is released with an error or to be closed.
  pool.on('release', (lost: unknown) => {
    if (lost === undefined || lost === false) answeredAt = performance.now();
  });
  const probe = async (): Promise<boolean> =>
    (await isSilent(url)) && performance.now() - answeredAt > ANSWER_COUNTS;
  return () => {
    running ??= probe().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function isSilent(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'michi probe',
    connectionTimeoutMillis: PROBE_LIMIT,
    query_timeout: PROBE_LIMIT,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return false;
  } catch (error) {
    // After a pause of this process the timer fires before data received in the meantime are read.
    await nextTurn();
    return !(error instanceof pg.DatabaseError);
  } finally {
    client.end().catch(() => undefined);
  }
}
