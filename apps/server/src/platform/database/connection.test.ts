import { once } from 'node:events';
import { connect as connectSocket, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { connect } from './connection.ts';
import { DatabaseUnreachable } from './databaseUnreachable.ts';
import { inTransaction } from './inTransaction.ts';

test('numbers, days and moments are read in the format of the contracts', async () => {
  const { database, close } = await createTestDatabase(null);
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

test('every statement has a time limit', async () => {
  const { url, close } = await createTestDatabase(null);
  const { database, close: closePool } = connect({ url, poolSize: 1, statementTimeout: 50 });
  await expect(sql`select pg_sleep(20)`.execute(database)).rejects.toThrow(/statement timeout/);
  await closePool();
  await close();
});

test('a broken connection is distinguished from an invalid statement, and is not reused', async () => {
  const { url, close } = await createTestDatabase(null);
  const { database, close: closePool } = connect({ url, poolSize: 1 });
  await expect(sql`select 1 / 0`.execute(database)).rejects.toMatchObject({ code: '22012' });
  const broken = inTransaction(database, async (transaction) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
  });
  await expect(broken).rejects.toThrow(DatabaseUnreachable);
  await expect(sql`select 1 as one`.execute(database)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await closePool();
  await close();
});

/** A way to a database that is passed through until the test says otherwise. */
async function createPassage(url: string) {
  const { hostname, port } = new URL(url);
  let isSilent = false;
  let isOpen = true;
  const between = createServer((client) => {
    if (!isOpen) return;
    const server = connectSocket(Number(port), hostname);
    client.on('data', (data) => {
      if (!isSilent) server.write(data);
    });
    server.on('data', (data) => client.write(data));
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  const address = between.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  const through = new URL(url);
  through.port = String(address.port);
  return {
    url: through.href,
    close: () => between.close(),
    silence: (isOn: boolean) => {
      isSilent = isOn;
    },
    /** New connections get no answer; those that are open do. */
    admitNoMore: () => {
      isOpen = false;
    },
  };
}

test('a database that stops responding times out', async () => {
  const { url, close } = await createTestDatabase(null);
  const passage = await createPassage(url);
  const { database, close: closePool } = connect({ url: passage.url, poolSize: 1, responseTimeout: 200 });
  await sql`select 1`.execute(database);
  passage.silence(true);
  await expect(sql`select 1`.execute(database)).rejects.toThrow(DatabaseUnreachable);
  passage.silence(false);
  await expect(sql`select 1 as one`.execute(database)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await closePool();
  passage.close();
  await close();
});

test('a database that answers, but is too busy to accept another connection in time, is not unreachable', async () => {
  const { url, close } = await createTestDatabase(null);
  const passage = await createPassage(url);
  const { database, close: closePool } = connect({ url: passage.url, poolSize: 1 });
  await sql`select 1`.execute(database);
  passage.admitNoMore();
  // The last waits for the only connection until the probe has given up.
  const waiting = Array.from({ length: 12 }, () => sql`select pg_sleep(0.2)`.execute(database));
  await expect(Promise.all(waiting)).resolves.toHaveLength(12);
  await closePool();
  passage.close();
  await close();
});
