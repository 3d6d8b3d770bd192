import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { systemClock } from '../clock.ts';
import { createIds, type Ids } from '../ids.ts';
import { systemRandom } from '../random.ts';
import { generateIds } from './generateIds.ts';
import { guardPool } from './guardedPool.ts';
import { createPreparedStatements } from './preparedStatements.ts';
import { joinReplica, type ReplicaOptions, type ReplicaReads } from './replicaReads.ts';
import type { Database } from './schema.ts';
import { createSilenceProbe } from './silenceProbe.ts';

/**
 * `postgresql`: one PostgreSQL, at Read Committed. `distributed`: a cluster that speaks its protocol, at Serializable,
 * the one level that all of them have.
 */
export type DatabaseKind = 'postgresql' | 'distributed';

export interface ConnectionOptions {
  readonly url: string;
  /** `postgresql` if absent. */
  readonly kind?: DatabaseKind;
  /** A streaming replica for reads that may be slightly old. */
  readonly replicaUrl?: string | undefined;
  readonly replica?: ReplicaOptions;
  /** The address is that of a pooler, which accepts no settings at the start of a connection. */
  readonly isPooled?: boolean;
  /** Statements are prepared by name unless false, as for a pooler that cannot do it (`checkPooler`). */
  readonly isPreparing?: boolean;
  /** Most connections of this process to each server. */
  readonly poolSize?: number;
  /** Milliseconds after which PostgreSQL aborts a statement. */
  readonly statementTimeout?: number;
  /**
   * Milliseconds after which an unanswered statement counts as lost; 0 waits without limit and does not probe the
   * server.
   */
  readonly responseTimeout?: number;
  /** Make the ids of new rows; by default from the system's clock and randomness. */
  readonly ids?: Ids;
  readonly onIdleError?: (error: Error) => void;
  /** Called after each statement, including begin and commit; for measuring. */
  readonly onStatement?: OnStatement;
}

/** Receives the statement without its values. */
export type OnStatement = (statement: string, milliseconds: number, isFailed: boolean) => void;

/** Use of a pool. */
export interface PoolUse {
  /** Open connections. */
  readonly total: number;
  /** Idle ones among them. */
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly awaited: number;
}

export interface Connection {
  readonly database: Kysely<Database>;
  readonly replica: ReplicaReads | undefined;
  pools(): Readonly<Record<string, PoolUse>>;
  close(): Promise<void>;
}

/** Milliseconds for which a request waits for a free connection. */
const CONNECTION_TIMEOUT = 5_000;

/** Shorter, since the primary can answer as well. */
const REPLICA_CONNECTION_TIMEOUT = 1_000;

/** Milliseconds after which PostgreSQL aborts a statement. */
const STATEMENT_TIMEOUT = 10_000;

/** Longer than any statement may take, including the lock of another start. */
const RESPONSE_TIMEOUT = 60_000;

const KEEP_ALIVE_AFTER = 10_000;

/**
 * Settings of every connection, whatever the kind; behind a pooler, its operator sets them. With `auto` PostgreSQL keeps the
 * plan of a prepared statement if it estimates that it costs no more than plans for the values.
 */
export const SESSION_SETTINGS = {
  plan_cache_mode: 'auto',
  timezone: 'UTC',
  statement_timeout: `${STATEMENT_TIMEOUT / 1000}s`,
} as const;

/** The settings of every connection to a database of this kind; statements outside of a transaction follow them too. */
export function sessionSettings(kind: DatabaseKind): Readonly<Record<string, string>> {
  return kind === 'distributed'
    ? { ...SESSION_SETTINGS, default_transaction_isolation: 'serializable' }
    : SESSION_SETTINGS;
}

/**
 * Opens a pool that reads bigint as number, date as `YYYY-MM-DD`, and timestamptz as an ISO string in UTC.
 * @throws DatabaseUnreachable from every statement while PostgreSQL is unavailable
 */
export function connect(options: ConnectionOptions): Connection {
  const primary = openPool(options, options.url, CONNECTION_TIMEOUT, true);
  const replica =
    options.replicaUrl === undefined
      ? undefined
      : openPool({ ...options, isPooled: false }, options.replicaUrl, REPLICA_CONNECTION_TIMEOUT, false);
  const { pool, reads } =
    replica === undefined
      ? { pool: primary.guarded, reads: undefined }
      : joinReplica(primary.guarded, replica.guarded, options.replica);
  const { onStatement } = options;
  return {
    database: new Kysely<Database>({
      dialect: new Dialect({ pool }),
      plugins: [generateIds(options.ids ?? createIds(systemClock, systemRandom))],
      ...(onStatement !== undefined && {
        log: ({ level, query, queryDurationMillis }) =>
          onStatement(query.sql, queryDurationMillis, level === 'error'),
      }),
    }),
    replica: reads,
    pools: () => ({ primary: primary.use(), ...(replica !== undefined && { replica: replica.use() }) }),
    close: () => pool.end(),
  };
}

/** Takes no lock for migrations: Kysely's is an advisory one, and `migrate` has its own. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {
    await Promise.resolve();
  }
  override async releaseMigrationLock(): Promise<void> {
    await Promise.resolve();
  }
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

interface OpenPool {
  readonly guarded: PostgresPool;
  readonly use: () => PoolUse;
}

function openPool(
  options: ConnectionOptions,
  url: string,
  connectionTimeout: number,
  isRepeating: boolean,
): OpenPool {
  const settings = {
    ...sessionSettings(options.kind ?? 'postgresql'),
    statement_timeout: options.statementTimeout ?? STATEMENT_TIMEOUT,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
    application_name: 'michi',
    ...(options.isPooled !== true && {
      options: Object.entries(settings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    }),
    types: createTypes(),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  const responseTimeout = options.responseTimeout ?? (options.statementTimeout === 0 ? 0 : RESPONSE_TIMEOUT);
  return {
    guarded: guardPool(pool, {
      responseTimeout,
      isRepeating,
      prepared: options.isPreparing === false ? undefined : createPreparedStatements(),
      isSilent: responseTimeout === 0 ? undefined : createSilenceProbe(url, pool),
    }),
    use: () => ({ total: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
  };
}

function createTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.DATE, (value) => value);
  types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString());
  return types;
}
