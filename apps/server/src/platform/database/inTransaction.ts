import type { AccessMode, IsolationLevel, Kysely, Transaction } from 'kysely';
import { repeatOnConflict, type RepeatOptions } from './repeatOnConflict.ts';
import type { Database } from './schema.ts';

export interface TransactionOptions extends RepeatOptions {
  /** That of the connection if absent (`sessionSettings`). */
  readonly isolationLevel?: IsolationLevel;
  readonly accessMode?: AccessMode;
}

const tasksAfterCommit = new WeakMap<Kysely<Database>, (() => void)[]>();

/**
 * Runs work in a transaction. When PostgreSQL ends it with a serialization failure or because of a deadlock, the
 * transaction is rolled back and the work runs again in a new one (`repeatOnConflict`). No connection is occupied while
 * it waits.
 *
 * The work may therefore run more than once, and only what it does in its transaction is undone:
 * - What the caller needs from it is returned, never pushed to an array or assigned to a variable outside of it.
 * - Ids, tokens and their hashes may be made in it, since those of a failed try are stored nowhere.
 * - A rate limit is taken before the transaction, so that each request counts once.
 * - A file is stored before the transaction (`storeFile`); `discardFiles` in it removes the bytes after the commit.
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
  const { accessMode, isolationLevel, ...repeat } = options;
  let builder = database.transaction();
  if (isolationLevel !== undefined) builder = builder.setIsolationLevel(isolationLevel);
  if (accessMode !== undefined) builder = builder.setAccessMode(accessMode);
  return repeatOnConflict(async () => {
    const tasks: (() => void)[] = [];
    const result = await builder.execute((transaction) => {
      tasksAfterCommit.set(transaction, tasks);
      return work(transaction);
    });
    for (const task of tasks) task();
    return result;
  }, repeat);
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
