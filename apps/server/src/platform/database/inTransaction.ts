import { setTimeout as delay } from 'node:timers/promises';
import type { AccessMode, IsolationLevel, Kysely, Transaction } from 'kysely';
import pg from 'pg';
import { systemRandom, type Random } from '../random.ts';
import type { Database } from './schema.ts';

export interface TransactionOptions {
  /** That of the server if absent: Read Committed in PostgreSQL. */
  readonly isolationLevel?: IsolationLevel;
  readonly accessMode?: AccessMode;
  /** Waits some milliseconds before the next try; tests replace it. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** Varies the waits; tests make it predictable. */
  readonly random?: Random;
}

/** Tries in all, the first one included. */
const MOST_TRIES = 5;

/** Most milliseconds before the second try. They double before each further try: 20, 40, 80, 160. */
const FIRST_WAIT = 20;

/** SQLSTATE `serialization_failure` and `deadlock_detected`: the same transaction can succeed when repeated. */
const REPEATABLE = ['40001', '40P01'];

const tasksAfterCommit = new WeakMap<Kysely<Database>, (() => void)[]>();

/**
 * Runs work in a transaction. When PostgreSQL ends it with a serialization failure (40001) or because of a deadlock
 * (40P01), the transaction is rolled back and the work runs again in a new one, at most five times in all. The wait
 * before it is at most 20 milliseconds and doubles each time; its second half is random, so that two transactions do not
 * conflict again at the same moment. No connection is occupied while it waits. Any other error is thrown at once.
 *
 * The work may therefore run more than once, and only what it does in its transaction is undone:
 * - What the caller needs from it is returned, never pushed to an array or assigned to a variable outside of it.
 * - Ids, tokens and their hashes may be made in it, since those of a failed try are stored nowhere.
 * - A rate limit is taken before the transaction, so that each request counts once.
 * - A file is stored before the transaction and deleted after it (`storeFile`, `discardFiles`).
 * - A mailer is woken, and a login is logged, after the commit. `wake` of `platform/events` may be called in it.
 * @example
 * const id = await inTransaction(database, (transaction) => addResume(transaction, resume));
 * mailer.wake();
 * @throws the error of the work, or of the last try
 */
export async function inTransaction<T>(
  database: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const { accessMode, isolationLevel, random = systemRandom, wait = delay } = options;
  let builder = database.transaction();
  if (isolationLevel !== undefined) builder = builder.setIsolationLevel(isolationLevel);
  if (accessMode !== undefined) builder = builder.setAccessMode(accessMode);
  for (let tries = 1; ; tries += 1) {
    const tasks: (() => void)[] = [];
    try {
      const result = await builder.execute((transaction) => {
        tasksAfterCommit.set(transaction, tasks);
        return work(transaction);
      });
      for (const task of tasks) task();
      return result;
    } catch (error) {
      if (tries === MOST_TRIES || !isRepeatable(error)) throw error;
    }
    await wait(FIRST_WAIT * 2 ** (tries - 1) * (0.5 + random.bytes(1).readUInt8() / 512));
  }
}

/**
 * Runs a task once the transaction has been committed, and never if it is rolled back.
 * @param task must not throw, since the change is already made
 */
export function afterCommit(transaction: Kysely<Database>, task: () => void): void {
  const tasks = tasksAfterCommit.get(transaction);
  if (tasks === undefined)
    throw new Error('A transaction with tasks after its commit begins in inTransaction.');
  tasks.push(task);
}

function isRepeatable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && REPEATABLE.includes(error.code);
}
