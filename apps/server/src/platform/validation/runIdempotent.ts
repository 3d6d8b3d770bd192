import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { PeriodicTask } from '../background/periodic.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema.ts';
import { Problem } from '../problem/problem.ts';

/** Milliseconds for which a key is remembered, 24 hours (shared contract, `IdempotencyKey`). */
const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/** A response as it is sent. */
export interface StoredResponse {
  readonly status: number;
  readonly text: string;
}

export interface KeyedRequest {
  readonly userId: string;
  readonly operation: string;
  /** Undefined without an `Idempotency-Key`; the work is then only a transaction. */
  readonly key: string | undefined;
  /** Identifies the same request. */
  readonly content: unknown;
  readonly now: Date;
}

/**
 * Commits the work of a request once per key, in one transaction with storing its response; only `inTransaction` may run
 * it again before that. The same key with the same
 * request returns the first response again; concurrent requests wait for one another. Failed work is not stored, so a
 * repetition runs again.
 * @throws Problem IDEMPOTENCY_KEY_REUSED for the same key with another request
 */
export async function runIdempotent(
  database: Kysely<Database>,
  request: KeyedRequest,
  work: (transaction: Transaction<Database>) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const { key, now } = request;
  return inTransaction(database, async (transaction) => {
    if (key === undefined) return work(transaction);
    const requestHash = hashOf(request);
    const name = { user_id: request.userId, operation: request.operation, key };
    const isThisKey = { user_id: name.user_id, operation: name.operation, key };
    // A running request with this key has locked its row: this one waits until it has committed or failed.
    const claimed = await transaction
      .insertInto('idempotency_keys')
      .values({ ...name, request_hash: requestHash, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'operation', 'key'])
          .doUpdateSet({ request_hash: requestHash, created_at: now, status: null, response: null })
          .where('idempotency_keys.created_at', '<', new Date(now.getTime() - KEY_LIFETIME).toISOString()),
      )
      .returning('key')
      .executeTakeFirst();
    if (claimed === undefined) {
      const first = await transaction
        .selectFrom('idempotency_keys')
        .select(['request_hash', 'status', 'response'])
        .where((where) => where.and(isThisKey))
        .executeTakeFirst();
      if (first === undefined || first.status === null || first.response === null) {
        throw new Error('An idempotency key was remembered without its answer.');
      }
      if (!requestHash.equals(first.request_hash)) throw new Problem('IDEMPOTENCY_KEY_REUSED');
      return { status: first.status, text: first.response };
    }
    const response = await work(transaction);
    await transaction
      .updateTable('idempotency_keys')
      .set({ status: response.status, response: response.text })
      .where((where) => where.and(isThisKey))
      .execute();
    return response;
  });
}

/** The response of an earlier run of the same request; undefined if there is none, or the request was another. */
export async function findFirstResponse(
  database: Kysely<Database>,
  request: KeyedRequest,
): Promise<StoredResponse | undefined> {
  const { key, now, operation, userId } = request;
  if (key === undefined) return undefined;
  const first = await database
    .selectFrom('idempotency_keys')
    .select(['status', 'response'])
    .where((where) => where.and({ user_id: userId, operation, key, request_hash: hashOf(request) }))
    .where('created_at', '>=', new Date(now.getTime() - KEY_LIFETIME).toISOString())
    .executeTakeFirst();
  if (first === undefined || first.status === null || first.response === null) return undefined;
  return { status: first.status, text: first.response };
}

/** Forgets keys after their lifetime. */
export const deleteKeys: PeriodicTask = {
  name: 'delete idempotency keys',
  every: 3_600_000,
  run: ({ clock, database }) =>
    database
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', new Date(clock.now().getTime() - KEY_LIFETIME).toISOString())
      .execute(),
};

function hashOf({ content }: KeyedRequest): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest();
}
