import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { connect } from './connection.ts';
import { migrate, migrationNames } from './migrate.ts';

test('six processes that migrate at once end with each migration run once', async () => {
  const { url, close } = await createTestDatabase(false);
  const connections = Array.from({ length: 6 }, () => connect({ url, poolSize: 2 }));
  const ran = await Promise.all(connections.map(({ database }) => migrate(database)));
  await Promise.all(connections.map((connection) => connection.close()));

  const names = ran.flat();
  expect(names).toContain('0001_foundation');
  expect(new Set(names).size).toBe(names.length);
  await close();
});

test('a migrated database has nothing left to migrate', async () => {
  const { database, close } = await createTestDatabase();
  expect(await migrate(database)).toEqual([]);
  await close();
});

test('a name in kanji among the romaji moves to the Japanese name, and no other', async () => {
  const { database, close } = await createTestDatabase(false);
  const all = await migrationNames();
  await migrate(database, all[all.indexOf('0040_optional_romaji') - 1]);
  const names = [
    ['𠮷', '𠮷', '花', '花'],
    ['Saeki', '佐伯', 'Hana', '花'],
    ['Abe', 'Abe', '佐伯', null],
  ] as const;
  for (const [index, [family_name, family_name_jp, first_name, first_name_jp]] of names.entries()) {
    const { id } = await database
      .insertInto('users')
      .values({ email: `user${index}@michi.example`, role: 'STUDENT' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('user_details')
      .values({ user_id: id, family_name, family_name_jp, first_name, first_name_jp })
      .execute();
  }
  await migrate(database);
  const rows = await database
    .selectFrom('user_details')
    .innerJoin('users', 'users.id', 'user_details.user_id')
    .select(['family_name', 'family_name_jp', 'first_name', 'first_name_jp'])
    .orderBy('email')
    .execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    [null, '𠮷', null, '花'],
    ['Saeki', '佐伯', 'Hana', '花'],
    ['Abe', 'Abe', null, '佐伯'],
  ]);
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
  const { rows } = await database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return sql<Record<string, string>>`
      explain select id from jobs where search_text like '%エンジニア%'`.execute(transaction);
  });
  expect(rows.map((row) => Object.values(row).join()).join('\n')).toContain('jobs_search_text');
  await close();
});
