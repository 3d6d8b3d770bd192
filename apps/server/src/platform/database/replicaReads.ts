import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseUnreachable } from './databaseUnreachable.ts';
import {
  CURRENT_POSITION,
  FIRST_POSITION,
  laterPosition,
  positionNumber,
  REPLAYED_POSITION,
  type WalPosition,
} from './walPosition.ts';

export interface ReplicaReads {
  /**
   * Runs work on the replica if it has replayed the log up to a position. On any failure the work is repeated on the
   * primary, so it may only read.
   */
  read<T>(position: WalPosition, work: () => Promise<T>): Promise<T>;
}

/** Connects to the primary, or to the replica within `reads.read`. */
interface ReplicaPool {
  readonly pool: PostgresPool;
  readonly reads: ReplicaReads;
}

export interface ReplicaOptions {
  /** Data are at most twice this many milliseconds old, however far the replica lags. */
  readonly staleness?: number;
  /** Milliseconds for which a replica is not used after it could not be reached. */
  readonly rest?: number;
}

/** The replica has not replayed as much as the request has to see. */
class ReplicaBehind extends Error {
  override readonly name = 'ReplicaBehind';
}

/** Combines two pools; the async context decides which one runs a statement, so that no module is aware of it. */
export function joinReplica(
  primary: PostgresPool,
  replica: PostgresPool,
  { staleness = 10_000, rest = 5_000 }: ReplicaOptions = {},
): ReplicaPool {
  const reading = new AsyncLocalStorage<WalPosition | undefined>();
  /** Last seen position of each connection; a server's replay only advances. */
  const replayed = new WeakMap<PostgresPoolClient, bigint>();
  let restsUntil = 0;
  /** The primary's position at the last request, and at the one before. */
  let asked: Promise<WalPosition> = Promise.resolve(FIRST_POSITION);
  let askedBefore = asked;
  let askAgainAt = Number.NEGATIVE_INFINITY;

  const askPrimary = async (): Promise<WalPosition> => {
    const client = await primary.connect();
    try {
      const { rows } = await client.query<{ position: WalPosition }>(
        `select ${CURRENT_POSITION}::text as position`,
        [],
      );
      return rows[0]?.position ?? FIRST_POSITION;
    } finally {
      client.release();
    }
  };

  /** The oldest position that a read may see. */
  const oldestAllowed = (): Promise<WalPosition> => {
    const now = performance.now();
    if (now >= askAgainAt) {
      const known = asked;
      // Without the primary nothing newer exists.
      asked = askPrimary().catch(() => known);
      askedBefore = now < askAgainAt + staleness ? known : asked;
      askAgainAt = now + staleness;
    }
    return askedBefore;
  };

  const hasReplayed = async (client: PostgresPoolClient, position: WalPosition): Promise<boolean> => {
    const needed = positionNumber(position);
    const seen = replayed.get(client);
    if (seen !== undefined && seen >= needed) return true;
    const { rows } = await client.query<{ position: WalPosition | null }>(
      `select ${REPLAYED_POSITION}::text as position`,
      [],
    );
    // Null if the server is no replica, such as one that has been promoted.
    const reachedPosition = rows[0]?.position ?? null;
    if (reachedPosition === null) return false;
    const reached = positionNumber(reachedPosition);
    replayed.set(client, reached);
    return reached >= needed;
  };

  const connectReplica = async (position: WalPosition): Promise<PostgresPoolClient> => {
    const client = await replica.connect();
    const isThere = await hasReplayed(client, position).catch((error: unknown) => {
      client.release();
      throw error;
    });
    if (isThere) return client;
    client.release();
    throw new ReplicaBehind();
  };

  return {
    pool: {
      options: primary.options,
      connect: async () => {
        const position = reading.getStore();
        return position === undefined ? primary.connect() : connectReplica(position);
      },
      async end() {
        await Promise.all([primary.end(), replica.end()]);
      },
    },
    reads: {
      async read(position, work) {
        if (performance.now() < restsUntil) return work();
        const needed = laterPosition(position, await oldestAllowed());
        try {
          return await reading.run(needed, work);
        } catch (error) {
          if (error instanceof DatabaseUnreachable) restsUntil = performance.now() + rest;
          return work();
        }
      },
    },
  };
}
