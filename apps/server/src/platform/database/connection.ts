import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** How the server talks to its database. */
export interface ConnectionOptions {
  readonly url: string;
  /** Connections this process holds at most. */
  readonly poolSize?: number;
  /** Milliseconds after which PostgreSQL gives up on a statement. */
  readonly statementTimeout?: number;
  /** Told about a connection lost while nobody used it. */
  readonly onIdleError?: (error: Error) => void;
  /** Told each statement once it is answered, those that begin and end a transaction included; for measuring. */
  readonly onStatement?: (statement: string) => void;
}

/** A pool and the Kysely instance on it. */
export interface Connection {
  readonly database: Kysely<Database>;
  /** Waits for running queries and closes every connection. */
  close(): Promise<void>;
}

/** Longest a request waits for a free connection, in milliseconds. */
const CONNECTION_TIMEOUT = 5_000;

/**
 * Opens a pool. Values read: bigint as number, date as `YYYY-MM-DD`, timestamptz as an ISO string in UTC.
 * `force_custom_plan`: a generic plan does not know the words of a search, and takes the wrong index.
 */
export function connect(options: ConnectionOptions): Connection {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    application_name: 'michi',
    options: `-c statement_timeout=${options.statementTimeout ?? 10_000} -c plan_cache_mode=force_custom_plan -c timezone=UTC`,
    types: createTypes(),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  const { onStatement } = options;
  return {
    database: new Kysely<Database>({
      dialect: new PostgresDialect({ pool }),
      ...(onStatement !== undefined && { log: ({ query }) => onStatement(query.sql) }),
    }),
    close: () => pool.end(),
  };
}

/** How values are read, beside what the driver does by itself. */
function createTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.DATE, (value) => value);
  types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString());
  return types;
}
