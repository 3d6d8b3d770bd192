import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { connect } from './connection.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './inTransaction.ts';

test('six processes that migrate at once end with each migration run once', async () => {
  const { url, close } = await createTestDatabase(null);
  const connections = Array.from({ length: 6 }, () => connect({ url, poolSize: 2, statementTimeout: 0 }));
  const ran = await Promise.all(connections.map(({ database }) => migrate(database)));
  await Promise.all(connections.map((connection) => connection.close()));

  const names = ran.flat();
  expect(names).toContain('0001_reference_data');
  expect(new Set(names).size).toBe(names.length);
  await close();
});

test('a migrated database has nothing left to migrate', async () => {
  const { database, close } = await createTestDatabase();
  expect(await migrate(database)).toEqual([]);
  await close();
});

test('a failing migration rolls back those before it', async () => {
  const { database, close } = await createTestDatabase(null);
  // One of the last migrations creates this table.
  await sql`create table posts (id integer)`.execute(database);
  await expect(migrate(database)).rejects.toThrow('"posts" already exists');
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by relname`.execute(database);
  expect(rows.map(({ name }) => name)).toEqual(['locks', 'posts']);
  await close();
});

test('trigrams and bigrams handle Japanese of any width', async () => {
  const { database, close } = await createTestDatabase();
  const { rows } = await sql<{ trigrams: string[]; grams: string[]; form: string }>`
    select show_trgm('エンジニア') as trigrams, search_grams(search_form('東京 Ａ')) as grams,
      search_form('ｴﾝｼﾞﾆｱ') as form`.execute(database);
  expect(rows[0]?.trigrams.length).toBeGreaterThan(0);
  expect(rows[0]?.grams.toSorted()).toEqual(['a', '京', '東', '東京'].toSorted());
  expect(rows[0]?.form).toBe('エンジニア');
  await close();
});

test('a Japanese search of three characters can use the trigram index', async () => {
  const { database, close } = await createTestDatabase();
  const { rows } = await inTransaction(database, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return sql<Record<string, string>>`
      explain select id from jobs where search_text like '%エンジニア%'`.execute(transaction);
  });
  expect(rows.map((row) => Object.values(row).join()).join('\n')).toContain('jobs_search_text');
  await close();
});
