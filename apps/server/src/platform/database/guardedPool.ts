import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { DatabaseUnreachable, isUnreachableError } from './databaseUnreachable.ts';
import { isOutdatedPlan, type PreparedStatements } from './preparedStatements.ts';
import { repeatOnConflict } from './repeatOnConflict.ts';
import type { SilenceProbe } from './silenceProbe.ts';

/** Options for a pool whose connections may break at any moment. */
interface GuardedPoolOptions {
  /** Milliseconds after which an unanswered statement has lost its connection; 0 waits without limit. */
  readonly responseTimeout: number;
  /** Probes the server while a statement or a connection takes long; absent without a time limit. */
  readonly isSilent?: SilenceProbe | undefined;
  /** Repeats a statement outside of a transaction after a conflict; on a replica, the primary is read instead. */
  readonly isRepeating: boolean;
  /** Absent behind a pooler without prepared statements. */
  readonly prepared?: PreparedStatements | undefined;
}

/** A connection of the driver, which prepares a statement that has a name. */
interface DriverClient {
  query<R>(statement: {
    readonly name?: string;
    readonly text: string;
    readonly values: unknown[];
  }): Promise<PostgresQueryResult<R>>;
  release(destroy?: boolean): void;
}

/** Milliseconds of waiting before the server is probed. */
const PROBE_AFTER = 400;

/** The first statement of a transaction, which ends before its connection is released. */
const BEGINNING = /^\s*(?:begin|start transaction)\b/i;

/** Milliseconds between two probes. */
const PROBE_AGAIN = 1_000;

/**
 * Throws `DatabaseUnreachable` for every failure that is not PostgreSQL's response to a statement, and keeps no broken
 * connection. A connection that breaks while in use does not end the process.
 */
export function guardPool(pool: pg.Pool, options: GuardedPoolOptions): PostgresPool {
  const { isSilent } = options;
  const lost = new WeakSet<object>();
  pool.on('connect', (client) => {
    // The pool listens to idle connections only; an unhandled error would end the process.
    client.on('error', () => lost.add(client));
    client.on('end', () => lost.add(client));
  });
  const borrow = (): Promise<DriverClient> => {
    const connecting = pool.connect();
    return unlessSilent(connecting, isSilent, () => {
      // A connection that arrives late is returned to the pool.
      connecting.then(
        (late) => late.release(),
        () => undefined,
      );
    }).catch((error: unknown) => {
      throw new DatabaseUnreachable(error);
    });
  };
  return {
    options: pool.options,
    connect: async () => new GuardedClient(await borrow(), borrow, lost, options),
    end: () => pool.end(),
  };
}

/** @throws once the server does not respond; `onSilent` is called first */
async function unlessSilent<T>(
  work: Promise<T>,
  isSilent: SilenceProbe | undefined,
  onSilent: () => void,
): Promise<T> {
  if (isSilent === undefined) return work;
  const { promise: silence, reject } = Promise.withResolvers<never>();
  let isOver = false;
  const watch = async (): Promise<void> => {
    const silent = await isSilent();
    if (isOver) return;
    if (!silent) {
      timer = setTimeout(() => void watch(), PROBE_AGAIN);
      return;
    }
    onSilent();
    reject(new Error('PostgreSQL does not answer.'));
  };
  let timer = setTimeout(() => void watch(), PROBE_AFTER);
  try {
    return await Promise.race([work, silence]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}

class GuardedClient implements PostgresPoolClient {
  /** Undefined while a statement waits to be repeated, so that others use the connection. */
  #client: DriverClient | undefined;
  readonly #borrow: () => Promise<DriverClient>;
  readonly #lost: WeakSet<object>;
  readonly #options: GuardedPoolOptions;
  #isInTransaction = false;

  constructor(
    client: DriverClient,
    borrow: () => Promise<DriverClient>,
    lost: WeakSet<object>,
    options: GuardedPoolOptions,
  ) {
    this.#client = client;
    this.#borrow = borrow;
    this.#lost = lost;
    this.#options = options;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('No statement of the server is read by a cursor.');
    if (BEGINNING.test(statement)) this.#isInTransaction = true;
    // Only the whole transaction can be repeated (`inTransaction`).
    if (this.#isInTransaction || !this.#options.isRepeating) return this.#ask(statement, parameters);
    return repeatOnConflict(() => this.#ask(statement, parameters), {
      wait: async (milliseconds) => {
        this.#giveBack();
        await delay(milliseconds);
        this.#client = await this.#borrow();
      },
    });
  }

  async #ask<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // For example a rollback after the statement that lost the connection need not wait for the same error.
    const client = this.#client;
    if (client === undefined || this.#lost.has(client))
      throw new DatabaseUnreachable(new Error('The connection is lost.'));
    const { responseTimeout, isSilent, prepared } = this.#options;
    const known = parameters.length === 0 ? undefined : prepared?.find(statement);
    // For a server that disappeared without closing the connection.
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const giveUp = () => {
      this.#lost.add(client);
      reject(new Error('PostgreSQL does not answer.'));
    };
    const timer = responseTimeout === 0 ? undefined : setTimeout(giveUp, responseTimeout);
    try {
      const query = unlessSilent(
        client.query<R>({ ...(known ?? { text: statement }), values: [...parameters] }),
        isSilent,
        () => this.#lost.add(client),
      );
      return await Promise.race([query, silence]);
    } catch (error) {
      if (isOutdatedPlan(error)) prepared?.stopPreparing(statement);
      throw isUnreachableError(error) || this.#lost.has(client) ? new DatabaseUnreachable(error) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  release(destroy = false): void {
    this.#isInTransaction = false;
    this.#giveBack(destroy);
  }

  #giveBack(destroy = false): void {
    this.#client?.release(destroy || this.#lost.has(this.#client));
    this.#client = undefined;
  }
}
