import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { and, searchCondition, searchIn, type SearchScope } from './searchCondition.ts';
import { searchForm } from './searchForm.ts';

const NAMES = [
  'Robotics ｴﾝｼﾞﾆｱ 東京',
  'Sales 営業 大阪 100%',
  'Data_scientist 東大阪',
  'ΑΒΓ 👩‍🎓 ÉCOLE',
  String.raw`Data-scientist 1000 C++ left\right`,
  '㈱みかさ Abxbcxcd 東京都港区',
  'Logistics 物流 埼玉',
  'さいたま市役所',
  'サイ イタ タマ 物流',
  '北風光学株式会社',
  '有限会社つばめ工房',
];
/** Descriptions of the companies in the same places. */
const ABOUT = [
  '<p>We build <b>carts</b> for <em>harbours</em>.</p>',
  '<p>ロボットの販売と保守</p>',
  '',
  'Learning with Robotics &amp; play',
  'エンジン　ニア',
  'HR through and through',
  '<p>物流と倉庫</p>',
];

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  for (const [index, name] of NAMES.entries()) {
    await own.database
      .insertInto('companies')
      .values({
        name,
        search_text: sql<string>`search_form(${name})`,
        details: JSON.stringify(index % 2 === 0 ? { about: ABOUT[index] } : { aboutJp: ABOUT[index] }),
      })
      .execute();
  }
});
afterAll(() => own.close());

async function found(text: string, searchScope?: SearchScope): Promise<readonly string[]> {
  const condition = searchScope === undefined ? searchCondition('c', text) : searchIn(searchScope, 'c', text);
  const rows = await own.database
    .selectFrom('companies as c')
    .select('name')
    .where(and([condition ?? sql<boolean>`true`]))
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

test.each([
  ['エンジニア', [0]],
  ['ｴﾝｼﾞﾆｱ', [0]],
  ['えんじにあ', [0]],
  ['東京', [0, 5]],
  ['東京都', [0, 5]],
  ['東京都港区', [5]],
  // 東京都 is no 京都.
  ['京都', []],
  ['京', [0, 5]],
  ['大阪府', [1, 2]],
  ['さかい', []],
  ['大阪', [1, 2]],
  ['阪　東', [2]],
  ['大阪 営業', [1]],
  ['株式会社みかさ', [5]],
  ['(株)ミカサ', [5]],
  ['㈱', [5, 9]],
  // Each pair of letters occurs, the word does not; once beside a short word, once alone.
  ['東京 abcd', []],
  ['東京 abxbcxcd', [5]],
  ['abcd', []],
  ['robotics 東京', [0]],
  ['robotics 大阪', []],
  ['ＲＯＢＯＴＩＣＳ', [0]],
  ['100%', [1]],
  ['data_scientist', [2]],
  ['data-scientist', [4]],
  ['data%tist', []],
  [String.raw`left\right`, [4]],
  ['left right', [4]],
  ['c++', [4]],
  ['10_%', []],
  ['%', [1]],
  ['_s', [2]],
  ['école', [3]],
  ['e\u0301cole', [3]],
  ['👩‍🎓', [3]],
  // One place, whose names are written in kanji and in kana; and a place by its reading.
  ['さいたま', [6, 7]],
  ['サイタマ', [6, 7]],
  ['さいたま市', [6, 7]],
  ['さいたまけん', [6, 7]],
  ['埼玉', [6, 7]],
  ['埼玉県', [6, 7]],
  ['さいたま 物流', [6]],
  ['さいたま logistics', [6]],
  ['さいたま 市役所', [7]],
  ['おおさか', [1, 2]],
  ['オオサカ 営業', [1]],
  ['とうきょうと', [0, 5]],
  // The legal form may come first or last.
  ['㈱北風光学', [9]],
  ['北風光学㈱', [9]],
  ['(株)きたかぜ', []],
  ['株式会社北風光学', [9]],
  ['みかさ㈱', [5]],
  ['つばめ工房㈲', [10]],
  ['有限会社北風光学', []],
  ['㈱物流', []],
  ['  ', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['\\', [4]],
])('%s finds %j', async (text, positions) => {
  expect(await found(text)).toEqual(positions.map((searchScope) => NAMES[searchScope]));
});

test.each([
  // By name first, and by description below.
  ['robotics', [0], [3]],
  ['ロボット', [], [1]],
  ['ろぼっと', [], [1]],
  ['販売', [], [1]],
  ['ロボット 大阪', [], [1]],
  ['robotics carts', [], [0]],
  ['carts', [], [0]],
  // A match by name is not repeated below.
  ['物流', [6, 8], []],
  ['倉庫', [], [6]],
  // Of a text in passing, whole words and pairs of Japanese letters alone.
  ['cart', [], []],
  ['hr', [], [5]],
  ['エンジニア', [0], []],
  // Markup is no text.
  ['em', [], []],
  ['amp', [], []],
  ['%_', [], []],
])('%s is what %j are called and what describes %j', async (text, named, described) => {
  const names = (positions: readonly number[]) => positions.map((searchScope) => NAMES[searchScope]);
  expect(await found(text, 'NAMED')).toEqual(names(named));
  expect(await found(text, 'DESCRIBED')).toEqual(names(described));
  expect(await found(text, 'ANYWHERE')).toEqual(
    names([...named, ...described].toSorted((one, other) => one - other)),
  );
});

test('a search text is normalised like the stored texts', async () => {
  const kana = Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(0x3040 + index)).join('');
  for (const text of [kana, 'ｶﾞｷﾞｸﾞ ㈱ ㈲ ㍿', '東京都 ＡＢＣ', 'ÀÉ ﬁ ①', ...NAMES]) {
    const { rows } = await sql<{ form: string }>`select search_form(${text}) as form`.execute(own.database);
    expect(rows[0]?.form).toBe(searchForm(text));
  }
});
