import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql, type Kysely, type Transaction } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { DATABASE_KIND } from '../../../test/databaseKind.ts';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { connect } from './connection.ts';
import { inTransaction, type TransactionOptions } from './inTransaction.ts';
import type { Database } from './schema.ts';

/** A database with two accounts of 50, and a wait that only records its milliseconds. */
async function createAccounts() {
  const { database, close } = await createTestDatabase(null);
  onTestFinished(close);
  await sql`create table accounts (name text primary key, balance integer not null)`.execute(database);
  await sql`insert into accounts values ('one', 50), ('other', 50)`.execute(database);
  const waits: number[] = [];
  const options: TransactionOptions = { wait: async (milliseconds) => waits.push(milliseconds) };
  const { promise: firstCommit, resolve: committed } = Promise.withResolvers<void>();
  /** Waits until `committed` is called, so that the second try cannot conflict with the same transaction again. */
  const afterCommit: TransactionOptions = {
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      await firstCommit;
    },
  };
  return { database, waits, options, afterCommit, committed };
}

async function balances(database: Kysely<Database>): Promise<readonly number[]> {
  const { rows } = await sql<{ balance: number }>`select balance from accounts order by name`.execute(
    database,
  );
  return rows.map(({ balance }) => balance);
}

async function total(database: Kysely<Database>): Promise<number> {
  return (await balances(database)).reduce((sum, balance) => sum + balance, 0);
}

/** Every caller waits until two have called; further calls pass at once. */
function meeting(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let callers = 0;
  return () => {
    callers += 1;
    if (callers === 2) resolve();
    return promise;
  };
}

const fail = (code: string) => sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`;

test('of two transactions that deadlock each other both succeed, one at its second try', async () => {
  const { afterCommit, committed, database, waits } = await createAccounts();
  const bothHaveLocked = meeting();
  let tries = 0;
  const add = (amount: number, first: string, second: string) =>
    inTransaction(
      database,
      async (transaction) => {
        tries += 1;
        await sql`set local deadlock_timeout = '10ms'`.execute(transaction);
        await sql`update accounts set balance = balance + ${amount} where name = ${first}`.execute(
          transaction,
        );
        await bothHaveLocked();
        await sql`update accounts set balance = balance + ${amount} where name = ${second}`.execute(
          transaction,
        );
      },
      afterCommit,
    );
  await Promise.all([add(1, 'one', 'other').then(committed), add(10, 'other', 'one').then(committed)]);
  expect(await balances(database)).toEqual([61, 61]);
  expect(tries).toBe(3);
  expect(waits).toHaveLength(1);
});

test('of two serializable transactions that read the same total, the second sees the new one', async () => {
  const { afterCommit, committed, database, waits } = await createAccounts();
  const bothHaveRead = meeting();
  /** Withdraws 80 from one account if both together have them. */
  const withdraw = (name: string) =>
    inTransaction(
      database,
      async (transaction) => {
        const before = await total(transaction);
        await bothHaveRead();
        if (before < 80) return false;
        await sql`update accounts set balance = balance - 80 where name = ${name}`.execute(transaction);
        return true;
      },
      { ...afterCommit, isolationLevel: 'serializable' },
    );
  const results = [withdraw('one'), withdraw('other')];
  await Promise.race(results);
  committed();
  const done = await Promise.all(results);
  expect(done.filter((isWithdrawn) => isWithdrawn)).toHaveLength(1);
  expect(await total(database)).toBe(20);
  expect(waits).toHaveLength(1);
});

test('a serialization failure of the commit itself is repeated', async () => {
  const { database, options, waits } = await createAccounts();
  // A sequence keeps its number when the transaction fails.
  await sql`create sequence commits`.execute(database);
  await sql`create function fail_first_commit() returns trigger language plpgsql as ${sql.lit(`begin
    if nextval('commits') = 1 then raise exception using errcode = '40001'; end if; return null; end`)}`.execute(
    database,
  );
  await sql`create constraint trigger fails after update on accounts deferrable initially deferred
    for each row execute function fail_first_commit()`.execute(database);
  await inTransaction(
    database,
    (transaction) => sql`update accounts set balance = 70 where name = 'one'`.execute(transaction),
    options,
  );
  expect(await balances(database)).toEqual([70, 50]);
  expect(waits).toHaveLength(1);
});

test.each(['40001', '40P01'])('a statement outside of a transaction is repeated on %s', async (code) => {
  const { database } = await createAccounts();
  await sql`create sequence tries`.execute(database);
  await sql`create function fail_first_try() returns trigger language plpgsql as ${sql.lit(`begin
    if nextval('tries') = 1 then raise exception using errcode = '${code}'; end if; return new; end`)}`.execute(
    database,
  );
  await sql`create trigger fails before update on accounts for each row execute function fail_first_try()`.execute(
    database,
  );
  await sql`update accounts set balance = balance + 20 where name = 'one'`.execute(database);
  expect(await balances(database)).toEqual([70, 50]);
});

test('a statement that waits to be repeated leaves its connection to others', async () => {
  const { url, close } = await createTestDatabase(null);
  onTestFinished(close);
  const { database, close: closePool } = connect({ url, poolSize: 1 });
  await sql`create sequence tries`.execute(database);
  const order: string[] = [];
  const repeated = sql`do ${sql.lit(`begin
    if nextval('tries') < 4 then raise exception using errcode = '40001'; end if; end`)}`
    .execute(database)
    .then(() => order.push('repeated'));
  await sql`select 1`.execute(database).then(() => order.push('other'));
  await repeated;
  await closePool();
  expect(order).toEqual(['other', 'repeated']);
});

test('a distributed database is at Serializable, also for a statement outside of a transaction', async () => {
  const { url, close } = await createTestDatabase(null);
  onTestFinished(close);
  const connection = connect({ url, kind: 'distributed', poolSize: 1 });
  const { rows } = await sql<{
    level: string;
  }>`select current_setting('transaction_isolation') as level`.execute(connection.database);
  await connection.close();
  expect(rows).toEqual([{ level: 'serializable' }]);
});

test.each(['40001', '40P01'])(
  '%s is tried twelve times, with longer waits, and then thrown',
  async (code) => {
    const { database, options, waits } = await createAccounts();
    let tries = 0;
    const work = async (transaction: Transaction<Database>) => {
      tries += 1;
      await sql`update accounts set balance = 0`.execute(transaction);
      await fail(code).execute(transaction);
    };
    const random = { bytes: (count: number) => Buffer.alloc(count, 128) };
    await expect(inTransaction(database, work, { ...options, random })).rejects.toMatchObject({ code });
    expect(tries).toBe(12);
    expect(await balances(database)).toEqual([50, 50]);
    // At half of the range: three quarters of 20, 40, 80 and so on, up to 1280.
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 960, 960, 960, 960]);
  },
);

test('any other error is thrown at once', async () => {
  const { database, options, waits } = await createAccounts();
  let tries = 0;
  const duplicate = async (transaction: Transaction<Database>) => {
    tries += 1;
    await sql`insert into accounts values ('one', 1)`.execute(transaction);
  };
  await expect(inTransaction(database, duplicate, options)).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(1);
  const broken = new Error('Not of the database.');
  await expect(
    inTransaction(
      database,
      async () => {
        throw broken;
      },
      options,
    ),
  ).rejects.toBe(broken);
  expect(waits).toEqual([]);
});

test('isolation level and access mode are those of the options', async () => {
  const { database, options } = await createAccounts();
  const settings = (more: TransactionOptions) =>
    inTransaction(
      database,
      async (transaction) => {
        const { rows } = await sql<{ level: string; mode: string }>`
          select current_setting('transaction_isolation') as level, current_setting('transaction_read_only') as mode`.execute(
          transaction,
        );
        return rows[0];
      },
      { ...options, ...more },
    );
  const level = DATABASE_KIND === 'distributed' ? 'serializable' : 'read committed';
  expect(await settings({})).toEqual({ level, mode: 'off' });
  expect(await settings({ isolationLevel: 'repeatable read', accessMode: 'read only' })).toEqual({
    level: 'repeatable read',
    mode: 'on',
  });
});

/**
 * The beginnings of a transaction in the text of a file: Kysely's, and statements. A backup has a connection of its own
 * (`inDedicatedTransaction`), and cannot be repeated.
 */
const BEGINNING = /\.(?:transaction|startTransaction)\(\s*\)|\bsql`\s*(?:begin|start transaction)\b/g;

test('every other file of the server begins its transactions here', async () => {
  const server = new URL('../../../', import.meta.url);
  const found: string[] = [];
  let files = 0;
  for await (const path of glob('{src,seed}/**/*.ts', { cwd: fileURLToPath(server) })) {
    if (path.endsWith('.test.ts')) continue;
    files += 1;
    const text = await readFile(new URL(path, server), 'utf8');
    for (const _ of text.matchAll(BEGINNING)) found.push(path);
  }
  expect(files).toBeGreaterThan(400);
  expect(found).toEqual(['src/platform/database/inTransaction.ts']);
});
