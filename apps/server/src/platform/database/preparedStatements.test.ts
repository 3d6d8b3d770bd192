import { sql, type Kysely, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DATABASE_KIND } from '../../../test/databaseKind.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { searchCondition } from '../search/searchCondition.ts';
import { keepsPreparedStatements } from './checkPooler.ts';
import { connect, type Connection } from './connection.ts';
import { inTransaction } from './inTransaction.ts';
import { createPreparedStatements } from './preparedStatements.ts';
import type { Database } from './schema.ts';

let own: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  own = await createTestDatabase();
});
beforeEach(() => {
  connection = connect({ url: own.url, kind: DATABASE_KIND, poolSize: 1 });
  return () => connection.close();
});
afterAll(() => own.close());

/** Runs a statement often enough that PostgreSQL would keep its plan. */
async function repeat(statement: (time: number) => RawBuilder<unknown>): Promise<void> {
  for (let time = 0; time < 10; time += 1) await statement(time).execute(connection.database);
}

async function preparedOn(database: Kysely<Database>): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select statement, generic_plans > 0 as "isPlanKept" from pg_prepared_statements`.execute(database);
  return rows;
}

test('a statement that is used again is prepared once on its connection, and keeps its plan', async () => {
  await repeat((time) => sql`select id from users where id::text = ${String(time)}`);
  expect(await preparedOn(connection.database)).toEqual([
    { statement: 'select id from users where id::text = $1', isPlanKept: true },
  ]);
});

test('a search is planned for its text each time', async () => {
  await repeat((time) => sql`select id from jobs where ${searchCondition('jobs', `engineer ${time}`)}`);
  await repeat((time) => sql`select id from jobs where ${searchCondition('jobs', `看護 ${time}`)}`);
  expect(await preparedOn(connection.database)).toEqual([]);
});

test('statements beyond the limit, and those used once, are not prepared', () => {
  const prepared = createPreparedStatements(100);
  const text = (number: number) => `select ${number}`.padEnd(10);
  for (let number = 0; number < 1_000; number += 1) expect(prepared.find(text(number))).toBeUndefined();
  const named = Array.from({ length: 1_000 }, (_, number) => [
    prepared.find(text(number)),
    prepared.find(text(number)),
  ]);
  expect(named.filter(([, second]) => second !== undefined)).toHaveLength(10);
});

test('a statement whose columns have changed meanwhile succeeds, in a transaction and outside', async () => {
  await sql`create table changing (id integer)`.execute(connection.database);
  const read = (database: Kysely<Database>) =>
    sql`select * from changing where id = ${1}`.execute(database).then(({ rows }) => rows.length);
  const readTwice = async (): Promise<void> => {
    for (let time = 0; time < 2; time += 1) await read(connection.database);
  };
  await readTwice();
  await sql`alter table changing add one integer`.execute(own.database);
  expect(await read(connection.database)).toBe(0);

  const inside = (database: Kysely<Database>) =>
    sql`select *, id from changing where id = ${1}`.execute(database).then(({ rows }) => rows.length);
  await inside(connection.database);
  await inside(connection.database);
  await sql`alter table changing add two integer`.execute(own.database);
  expect(await inTransaction(connection.database, inside)).toBe(0);
});

test('a pooler that does not translate statement names gets no prepared statements', async () => {
  // As PgBouncer before 1.21 does, or no pooler at all.
  expect(await keepsPreparedStatements(own.url)).toBe(false);
});
