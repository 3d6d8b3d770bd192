import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { connect } from './connection.ts';

test('numbers, days and moments are read in the form the contracts speak', async () => {
  const { database, close } = await createTestDatabase(false);
  const { rows } = await sql`
    select 9000000000000000::bigint as amount, date '2027-04-01' as day, null::date as no_day,
      timestamptz '2026-11-25 23:59:00+09' as moment, timestamptz '0100-01-01 00:00Z' as long_ago`.execute(
    database,
  );
  expect(rows[0]).toEqual({
    amount: 9_000_000_000_000_000,
    day: '2027-04-01',
    no_day: null,
    moment: '2026-11-25T14:59:00.000Z',
    long_ago: '0100-01-01T00:00:00.000Z',
  });
  await close();
});

test('plans are made for the values at hand, and no statement runs for ever', async () => {
  const { url, close } = await createTestDatabase(false);
  const { database, close: closePool } = connect({ url, poolSize: 1, statementTimeout: 50 });
  const { rows } = await sql`show plan_cache_mode`.execute(database);
  expect(rows).toEqual([{ plan_cache_mode: 'force_custom_plan' }]);
  await expect(sql`select pg_sleep(20)`.execute(database)).rejects.toThrow(/statement timeout/);
  await closePool();
  await close();
});
