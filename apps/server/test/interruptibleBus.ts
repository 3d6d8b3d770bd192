import { sql, type Kysely } from 'kysely';
import { afterAll, inject } from 'vitest';
import type { Database } from '../src/platform/database/schema.ts';
import { layWire } from './wire.ts';

/** The event bus of the run, whose connections a test file can interrupt. */
export interface InterruptibleBus {
  /** For `createTestApp`. */
  readonly environment: Readonly<Record<string, string>>;
  /** PostgreSQL ends the connections of a database, which are opened again; NATS is gone until `mend`. */
  interrupt(database: Kysely<Database>): Promise<void>;
  mend(): void;
}

/** It ends with the file. */
export async function interruptibleBus(): Promise<InterruptibleBus> {
  const url = inject('eventBusUrl');
  if (url === undefined)
    return {
      environment: {},
      async interrupt(database) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'michi events' and datname = current_database()`.execute(database);
      },
      mend: () => undefined,
    };
  const address = new URL(url);
  const wire = await layWire(Number(address.port));
  address.port = String(wire.port);
  afterAll(() => wire.stop());
  return {
    environment: { EVENT_BUS_URL: address.href },
    async interrupt() {
      wire.cut();
    },
    mend: () => wire.mend(),
  };
}
