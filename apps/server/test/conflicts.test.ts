import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../src/platform/database/connection.ts';
import { inTransaction } from '../src/platform/database/inTransaction.ts';
import { injectConflicts } from './conflicts.ts';
import { DATABASE_KIND } from './databaseKind.ts';
import { createTestDatabase } from './testDatabase.ts';

test('of 200 transactions about ten fail at their commit, and each takes effect once, as single statements do', async () => {
  const { url, close } = await createTestDatabase(null);
  const { database, close: closePool } = connect({ url, kind: 'distributed', poolSize: 1 });
  onTestFinished(async () => {
    await closePool();
    await close();
  });
  await sql`create table counters (name text primary key, count integer not null)`.execute(database);
  await sql`insert into counters values ('one', 0), ('other', 0)`.execute(database);
  const end = injectConflicts();
  let tries = 0;
  for (let count = 0; count < 200; count += 1) {
    await inTransaction(database, async (transaction) => {
      tries += 1;
      await sql`update counters set count = count + 1 where name = 'one'`.execute(transaction);
    });
    await sql`update counters set count = count + 1 where name = 'other'`.execute(database);
  }
  if (DATABASE_KIND === 'postgresql') end();
  expect(tries).toBeGreaterThan(203);
  expect(tries).toBeLessThan(230);
  const { rows } = await sql<{ count: number }>`select count from counters`.execute(database);
  expect(rows).toEqual([{ count: 200 }, { count: 200 }]);
});
