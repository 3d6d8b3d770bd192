import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { DatabaseUnreachable, saysUnreachable } from './databaseUnreachable.ts';

/** A pool whose connections may break at any moment. */
interface GuardedPoolOptions {
  /** Milliseconds after which a statement without any answer has lost its connection; 0 waits for ever. */
  readonly answerTimeout: number;
}

/**
 * A pool that says `DatabaseUnreachable` for whatever is no answer of PostgreSQL's to a statement, and keeps no
 * connection that broke. A connection that breaks while it is in use does not end the process.
 */
export function guardPool(pool: pg.Pool, { answerTimeout }: GuardedPoolOptions): PostgresPool {
  const lost = new WeakSet<object>();
  const guarded = new WeakMap<object, GuardedClient>();
  pool.on('connect', (client) => {
    // The pool listens to idle connections alone; an error that nobody hears would end the process.
    client.on('error', () => lost.add(client));
    client.on('end', () => lost.add(client));
  });
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnreachable(error);
      });
      const known = guarded.get(client) ?? new GuardedClient(client, lost, answerTimeout);
      guarded.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

class GuardedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #lost: WeakSet<object>;
  readonly #answerTimeout: number;

  constructor(client: PostgresPoolClient, lost: WeakSet<object>, answerTimeout: number) {
    this.#client = client;
    this.#lost = lost;
    this.#answerTimeout = answerTimeout;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('No statement of the server is read by a cursor.');
    return this.#ask(statement, parameters);
  }

  async #ask<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const endWaiting = new AbortController();
    try {
      const answer = this.#client.query<R>(statement, parameters);
      return await (this.#answerTimeout === 0
        ? answer
        : Promise.race([answer, this.#giveUp(endWaiting.signal)]));
    } catch (error) {
      throw saysUnreachable(error) || this.#lost.has(this.#client) ? new DatabaseUnreachable(error) : error;
    } finally {
      endWaiting.abort();
    }
  }

  /** Fails once a statement has had no answer for too long: the other side is gone without a word. */
  #giveUp(signal: AbortSignal): Promise<never> {
    return new Promise((_resolve, reject) => {
      const timeout = setTimeout(() => {
        this.#lost.add(this.#client);
        reject(new Error('PostgreSQL does not answer.'));
      }, this.#answerTimeout);
      signal.addEventListener('abort', () => clearTimeout(timeout), { once: true });
    });
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost.has(this.#client));
  }
}
