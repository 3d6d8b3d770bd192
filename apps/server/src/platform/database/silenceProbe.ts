import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds in which a server that lives has let a new connection in and answered it. */
const PROBE_LIMIT = 1_200;

/** Says whether a PostgreSQL server has stopped answering altogether, as one that is frozen has. */
export type SilenceProbe = () => Promise<boolean>;

/**
 * Distinguishes a server that hangs from one with a slow statement: a new connection asks it for nothing.
 * A server that refuses the connection in words answers, and is not silent. Callers at the same moment share one probe.
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
    // After a pause of this process the time is over before what has arrived meanwhile is read.
    await nextTurn();
    return !(error instanceof pg.DatabaseError);
  } finally {
    client.end().catch(() => undefined);
  }
}
