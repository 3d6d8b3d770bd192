import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds in which a working server accepts a new connection and answers it. */
const PROBE_LIMIT = 1_200;

/** Whether a PostgreSQL server hangs. */
export type SilenceProbe = () => Promise<boolean>;

/**
 * Distinguishes a hanging server from one with a slow statement by opening a new connection. A server that refuses the
 * connection responds, so it does not hang. Concurrent callers share one probe.
 */
export function createSilenceProbe(url: string): SilenceProbe {
  let running: Promise<boolean> | undefined;
  return () => {
    running ??= isSilent(url).finally(() => {
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
