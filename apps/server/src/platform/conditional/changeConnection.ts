import pg from 'pg';
import { CONNECTION_TIMEOUT } from '../events/eventBus.ts';

/** The PostgreSQL channel that the triggers of `0012_changes.ts` notify. */
const CHANNEL = 'michi_changes';

/** Milliseconds until a statement without an answer counts as failed. */
const ANSWER_TIMEOUT = 5_000;

/** A connection to PostgreSQL that no request waits for. */
export interface ChangeConnection {
  /** Whether a change of now is heard. */
  readonly isOpen: boolean;
  ask(statement: string, values: readonly string[]): Promise<readonly unknown[]>;
  end(): Promise<void>;
}

/**
 * Resolves once changes are heard.
 * @param heard receives the id of a transaction, a space, and the user or table that it has changed
 */
export type OpenChanges = (heard: (change: string) => void) => Promise<ChangeConnection>;

/** @param url bypasses any pooler */
export const listenForChanges =
  (url: string): OpenChanges =>
  async (heard) => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'michi changes',
      keepAlive: true,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      query_timeout: ANSWER_TIMEOUT,
    });
    let isOpen = true;
    const close = (): void => {
      isOpen = false;
    };
    client.on('error', close);
    client.on('end', close);
    client.on('notification', ({ payload = '' }) => heard(payload));
    const end = async (): Promise<void> => {
      close();
      await client.end().catch(() => undefined);
    };
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void end();
      throw error;
    }
    return {
      get isOpen() {
        return isOpen;
      },
      async ask(statement, values) {
        const { rows } = await client.query<object>(statement, [...values]);
        return rows;
      },
      end,
    };
  };
