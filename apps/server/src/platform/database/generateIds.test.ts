import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createFakeClock, createFakeRandom } from '../../../test/fakes.ts';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { createIds } from '../ids.ts';
import { generateIds, newId, newIdOfRow } from './generateIds.ts';
import { inTransaction } from './inTransaction.ts';

/** A database whose ids begin with the milliseconds of the fake clock. */
async function createDatabase() {
  const { database, close } = await createTestDatabase();
  onTestFinished(close);
  const ids = createIds(createFakeClock('2026-11-20T03:00:00.000Z'), createFakeRandom());
  return {
    plain: database.withoutPlugins(),
    database: database.withoutPlugins().withPlugin(generateIds(ids)),
  };
}

const OF_THE_CLOCK = /^01a1f6e5-8780-7/;

test('a row without an id gets one, and a given id stays', async () => {
  const { database } = await createDatabase();
  const given = '00000000-0000-4000-8000-000000000001';
  const rows = await database
    .insertInto('universities')
    .values([{ name: 'A' }, { id: given, name: 'B' }, { name: sql`'C'` }])
    .returning('id')
    .execute();
  expect(rows).toHaveLength(3);
  expect(rows[0]?.id).toMatch(OF_THE_CLOCK);
  expect(rows[1]?.id).toBe(given);
  expect(rows[2]?.id).toMatch(OF_THE_CLOCK);
});

test('an insert below `with` and in a transaction gets its ids', async () => {
  const { database } = await createDatabase();
  const { id } = await inTransaction(database, (transaction) =>
    transaction
      .with('added', (query) => query.insertInto('universities').values({ name: 'A' }).returning('id'))
      .selectFrom('added')
      .select('id')
      .executeTakeFirstOrThrow(),
  );
  expect(id).toMatch(OF_THE_CLOCK);
});

test('an insert in SQL gets an id for each row and for each execution', async () => {
  const { database } = await createDatabase();
  const one = sql`insert into universities (id, name) values (${newId()}, 'A')`;
  const many = sql`insert into universities (id, name) select ${newIdOfRow(3)}, 'B' from generate_series(1, 3)`;
  const placed = sql`
    insert into universities (id, name) select ${newIdOfRow(2, sql`n`)}, 'C' || n from generate_series(2, 1, -1) n`;
  for (const statement of [one, one, many, placed]) await statement.execute(database);
  const rows = await database.selectFrom('universities').select(['id', 'name']).orderBy('id').execute();
  expect(rows.map(({ name }) => name)).toEqual(['A', 'A', 'B', 'B', 'B', 'C1', 'C2']);
  for (const { id } of rows) expect(id).toMatch(OF_THE_CLOCK);
});

test('an insert from a select without an id is rejected, as is SQL in a database that generates none', async () => {
  const { database, plain } = await createDatabase();
  const selected = database
    .insertInto('industries')
    .columns(['title', 'position'])
    .expression(database.selectFrom('job_categories').select(['title', 'position']));
  await expect(selected.execute()).rejects.toThrow('insert into industries');
  await expect(sql`select ${newId()}`.execute(plain)).rejects.toThrow('generateIds');
});

test('a deleted account is recorded under an id without a time', async () => {
  const { database } = await createDatabase();
  const { id } = await database
    .insertInto('account_deletions')
    .values({ reason: 'FEW_COMPANIES', month: '2026-11-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
});
