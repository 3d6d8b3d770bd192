import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn } from './testApp.ts';
import { listCompanies } from '../src/modules/company/listCompanies.ts';
import { selectSlice } from '../src/platform/page/list.ts';

const { request, deps, clock, signInStudent } = await createTestApp();
const { database } = deps;

let admin: SignedIn;
beforeAll(async () => {
  admin = await signInStudent();
  await database
    .updateTable('users')
    .set({ role: 'ADMIN', account_status: 'ACTIVE' })
    .where('id', '=', admin.userId)
    .execute();
});

const inJapanese = () => ({ token: admin.token, language: 'ja' }) as const;

/** The order of the kana is neither that of the English names nor that of the characters. */
const COMPANIES = [
  ['Zenith', '株式会社青空', 'あおぞら'],
  ['Yonezawa', '㈱イチゴ', null],
  ['Aurora', 'うみねこ有限会社', null],
  ['Bright', '学校法人若葉学院', 'ワカバガクイン'],
  ['Crest', 'わかまつ商店', null],
] as const;

describe('names in Japanese are in the order of the kana:', () => {
  beforeAll(async () => {
    await database
      .insertInto('companies')
      .values(
        COMPANIES.map(([name, name_jp, nameFurigana]) => ({
          name,
          name_jp,
          details: JSON.stringify({ nameFurigana }),
        })),
      )
      .execute();
  });

  test('companies, by their reading without the legal form', async () => {
    const { data } = await request(manifest.company.listCompanies, 200, inJapanese());
    const sorted = COMPANIES.map(([, name]) => name);
    expect(data.companies.map(({ nameJp }) => nameJp)).toEqual(sorted);
    const all = await request(manifest.company.listAllCompanies, 200, inJapanese());
    expect(all.data.map(({ nameJp }) => nameJp)).toEqual(sorted);
    const english = await request(manifest.company.listAllCompanies, 200, { token: admin.token });
    expect(english.data.map(({ name }) => name)).toEqual(['Aurora', 'Bright', 'Crest', 'Yonezawa', 'Zenith']);
  });

  test('the companies one cannot write to yet', async () => {
    const { data } = await request(manifest.chat.listChatEntities, 200, {
      ...inJapanese(),
      query: 'isWritable=false&entityType=COMPANY',
    });
    expect(data.data.map(({ entity }) => entity.nameJp)).toEqual(COMPANIES.map(([, name]) => name));
  });

  test('universities and locations', async () => {
    await database
      .insertInto('universities')
      .values([
        { name: 'Aogaku', name_jp: 'りんどう大学' },
        { name: 'Zen', name_jp: 'カエデ大学' },
        { name: 'Mori', name_jp: 'さくら大学' },
      ])
      .execute();
    const { data } = await request(manifest.university.listUniversities, 200, inJapanese());
    expect(data.data.map(({ nameJp }) => nameJp)).toEqual(['カエデ大学', 'さくら大学', 'りんどう大学']);
    await database
      .insertInto('locations')
      .values([
        { city: 'Aix', city_jp: 'ロンドン', country: 'GB' },
        { city: 'Zeebrugge', city_jp: 'さいたま', country: 'JP' },
        { city: 'Nowhere', city_jp: 'パリ', country: 'FR' },
      ])
      .execute();
    const locations = await request(manifest.common.listLocations, 200, inJapanese());
    expect(locations.data.map(({ cityJp }) => cityJp)).toEqual(['さいたま', 'パリ', 'ロンドン']);
  });

  test('people, by their furigana in either kana, then by the name as it is written', async () => {
    const people = [
      ['Zaitsu', '財津', 'あ', 'ざいつ', 'あい'],
      ['Abe', '阿部', '花', 'アベ', 'ハナ'],
      ['Abe', '安部', '愛', 'あべ', 'あい'],
      ['Ueno', '上野', '花', 'うえの', 'はな'],
      ['Ito', '伊藤', '花', null, null],
    ] as const;
    for (const [family_name, family_name_jp, first_name_jp, furigana, firstFurigana] of people) {
      const { userId } = await signInStudent();
      await database
        .updateTable('user_details')
        .set({
          family_name,
          family_name_jp,
          first_name_jp,
          family_name_furigana: furigana,
          first_name_furigana: firstFurigana,
        })
        .where('user_id', '=', userId)
        .execute();
    }
    const { data } = await request(manifest.user.listUsers, 200, inJapanese());
    const known = data.data.flatMap(({ familyNameJp, firstNameJp }) =>
      familyNameJp === null ? [] : [`${familyNameJp}${firstNameJp ?? ''}`],
    );
    expect(known).toEqual(['安部愛', '阿部花', '上野花', '財津あ', '伊藤花']);
  });
});

test('a page of companies by the kana reads the index of the readings, in its order', async () => {
  await sql`insert into companies (id, name, name_jp, details)
    select gen_random_uuid(), 'Company ' || n, '会社' || n, '{}' from generate_series(1, 5000) n`.execute(
    database,
  );
  await sql`analyze companies`.execute(database);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain ${selectSlice(listCompanies({}, clock.now(), 'jp'), { offset: 0, size: 20 })}`.execute(database);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('companies_reading');
  expect(plan).not.toMatch(/Seq Scan on companies|Sort Key: c\.reading/);
});
