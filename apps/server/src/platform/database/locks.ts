import { sql, type Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** What only one process does at a time. */
type LockName = 'migrate' | 'seed' | 'publish a post';

/**
 * Waits until no other transaction has this lock, and keeps it until the end of the transaction. A lock is a row, since
 * distributed databases have no advisory locks.
 */
export async function lock(transaction: Transaction<Database>, name: LockName): Promise<void> {
  await sql`insert into locks (name) values (${name})
    on conflict (name) do update set name = excluded.name`.execute(transaction);
}

/** SQLSTATE `unique_violation`, `duplicate_object` and `duplicate_table`: another process created the table at the same moment. */
const CREATED_ELSEWHERE = ['23505', '42710', '42P07'];

/** Creates the table of the locks. No migration does, since the migrations themselves need a lock. */
export async function createLocks(database: Kysely<Database>): Promise<void> {
  await sql`create table if not exists locks (name text primary key)`
    .execute(database)
    .catch((error: unknown) => {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      if (code === undefined || !CREATED_ELSEWHERE.includes(code)) throw error;
    });
}
