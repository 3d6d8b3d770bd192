import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { and, searchCondition } from './searchCondition.ts';

const NAMES = ['Robotics ｴﾝｼﾞﾆｱ 東京', 'Sales 営業 大阪 100%', 'Data_scientist 東大阪', 'ΑΒΓ 👩‍🎓 ÉCOLE'];

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  for (const name of NAMES) {
    await own.database
      .insertInto('companies')
      .values({ name, search_text: sql<string>`search_form(${name})` })
      .execute();
  }
});
afterAll(() => own.close());

async function found(text: string): Promise<readonly string[]> {
  const rows = await own.database
    .selectFrom('companies as c')
    .select('name')
    .where(and([searchCondition('c', text) ?? sql<boolean>`true`]))
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

test.each([
  ['エンジニア', [0]],
  ['ｴﾝｼﾞﾆｱ', [0]],
  ['東京', [0]],
  ['京', [0]],
  ['大阪', [1, 2]],
  ['阪　東', [2]],
  ['大阪 営業', [1]],
  ['robotics 東京', [0]],
  ['robotics 大阪', []],
  ['ＲＯＢＯＴＩＣＳ', [0]],
  ['100%', [1]],
  ['10_%', []],
  ['%', [1]],
  ['_s', [2]],
  ['école', [3]],
  ['e\u0301cole', [3]],
  ['👩‍🎓', [3]],
  ['  ', [0, 1, 2, 3]],
  ['\\', []],
])('%s finds %j', async (text, places) => {
  expect(await found(text)).toEqual(places.map((place) => NAMES[place]));
});
