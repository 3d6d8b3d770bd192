import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { Database } from '../database/schema.ts';
import { CONNECTION_TIMEOUT, type BusService } from './eventBus.ts';

/** The PostgreSQL channel that every server process listens to. */
const CHANNEL = 'michi_events';

const KEEP_ALIVE_AFTER = 10_000;

/**
 * `LISTEN` and `NOTIFY`: a message is part of its transaction, so that one can only be lost together with the connection.
 * @param url bypasses any pooler; undefined for a process that only sends
 */
export function postgresBus(url: string | undefined): BusService {
  return { open: url === undefined ? undefined : listenOn(url), sendWithin: notifyListeners };
}

const listenOn =
  (url: string): BusService['open'] =>
  (onNotice, lost) => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'michi events',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
    });
    client.on('error', lost);
    client.on('end', () => lost(new Error('The connection ended.')));
    client.on('notification', ({ payload = '' }) => onNotice(payload));
    return {
      ready: client.connect().then(() => client.query(`listen ${CHANNEL}`)),
      async end() {
        client.removeAllListeners();
        // Late data for a closed connection must not end the process.
        client.on('error', () => undefined);
        await client.end().catch(() => undefined);
      },
    };
  };

/** Notifies every `postgresBus` of this database once the transaction commits. */
export async function notifyListeners(
  database: Kysely<Database>,
  messages: readonly string[],
): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, message) from unnest(${messages}::text[]) as message`.execute(
    database,
  );
}
