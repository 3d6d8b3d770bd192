import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { WrittenPlace } from '../../platform/places/storedPlace.ts';
import { findOrMakeLocations } from './findOrMakeLocations.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.close());

const find = (places: readonly WrittenPlace[]): Promise<readonly string[]> =>
  inTransaction(own.database, (transaction) => findOrMakeLocations(transaction, places));

test('a prefecture or designated city is one place, however and whenever it is written', async () => {
  const [tokyo, ...others] = await find([
    { city: '東京都' },
    { city: '東京', country: 'JP' },
    { city: 'Tokyo', cityJp: '東京', region: 'Somewhere', country: 'JP' },
  ]);
  expect(others).toEqual([tokyo, tokyo]);
  expect(await find([{ city: 'tokyo' }, { city: '東京都', country: 'JP' }])).toEqual([tokyo, tokyo]);
  const stored = await own.database
    .selectFrom('locations')
    .selectAll()
    .where('city_jp', '=', '東京')
    .execute();
  expect(stored).toMatchObject([
    { id: tokyo, city: 'Tokyo', city_jp: '東京', region: 'Kanto', region_jp: '関東', country: 'JP' },
  ]);
});

test.each<[WrittenPlace, string, string]>([
  [{ city: '大阪市, 大阪府' }, 'Osaka', '大阪'],
  [{ city: '大阪市', region: '大阪府', country: 'JP' }, 'Osaka', '大阪'],
  [{ city: '大阪府大阪市北区' }, 'Osaka', '大阪'],
  [{ city: '京都市, 京都府', country: 'JP' }, 'Kyoto', '京都'],
  [{ city: '京都府' }, 'Kyoto', '京都'],
  [{ city: '京都市中京区, 京都府' }, 'Kyoto', '京都'],
  [{ city: '千代田区, 東京都', country: 'JP' }, 'Tokyo', '東京'],
  [{ city: '新宿区, Tokyo' }, 'Tokyo', '東京'],
  [{ city: 'Shinjuku-ku, Tokyo', country: 'JP' }, 'Tokyo', '東京'],
  [{ city: '東京都港区' }, 'Tokyo', '東京'],
  [{ city: '渋谷区', region: '東京都' }, 'Tokyo', '東京'],
  [{ city: '横浜市, 神奈川県' }, 'Yokohama', '横浜'],
  [{ city: 'Yokohama, Kanagawa, Japan' }, 'Yokohama', '横浜'],
  [{ city: '鎌倉市, 神奈川県' }, 'Kanagawa', '神奈川'],
  [{ city: 'つくば市', region: 'Ibaraki Prefecture', country: 'JP' }, 'Ibaraki', '茨城'],
  [{ city: 'JP-13' }, 'Tokyo', '東京'],
  [{ city: 'Minato, JP-13', country: 'JP' }, 'Tokyo', '東京'],
  [{ city: 'jp-27', country: 'JP' }, 'Osaka', '大阪'],
  [{ city: 'JP-01' }, 'Hokkaido', '北海道'],
  [{ city: 'JP-47' }, 'Okinawa', '沖縄'],
])('%j belongs to %s, the place that the list knows', async (place, city, cityJp) => {
  const [id = ''] = await find([place]);
  const stored = await own.database.selectFrom('locations').selectAll().where('id', '=', id).execute();
  expect(stored).toMatchObject([{ city, city_jp: cityJp, country: 'JP' }]);
});

test.each<[WrittenPlace, string]>([
  [{ city: 'Kamakura', country: 'JP' }, 'Kamakura'],
  [{ city: 'JP-48' }, 'JP-48'],
  [{ city: '渋谷区' }, '渋谷区'],
  [{ city: 'Berlin', region: 'Berlin', country: 'DE' }, 'Berlin'],
  [{ city: 'Osaka Street, Springfield' }, 'Osaka Street, Springfield'],
])('%j, of no known prefecture, is known again as %s', async (place, city) => {
  const [id = ''] = await find([place]);
  expect(await find([place, { ...place, city: place.city.toUpperCase() }])).toEqual([id, id]);
  const stored = await own.database.selectFrom('locations').selectAll().where('id', '=', id).execute();
  expect(stored).toMatchObject([{ city, region: place.region ?? null, country: place.country ?? null }]);
});

test('a town written in both languages is a separate place', async () => {
  const [id = ''] = await find([{ city: 'Tsukuba', cityJp: 'つくば', region: '茨城県', country: 'JP' }]);
  const stored = await own.database.selectFrom('locations').selectAll().where('id', '=', id).execute();
  expect(stored).toMatchObject([{ city: 'Tsukuba', region: 'Ibaraki', region_jp: '茨城', country: 'JP' }]);
});

test('a city written in both languages is in its state', async () => {
  const [id = ''] = await find([{ city: 'Salem', cityJp: 'セイラム市', region: 'Oregon', country: 'US' }]);
  const states = await own.database
    .selectFrom('locations')
    .innerJoin('locations as state', 'state.id', 'locations.parent_id')
    .select(['locations.city_jp', 'state.city'])
    .where('locations.id', '=', id)
    .execute();
  expect(states).toEqual([{ city_jp: 'セイラム市', city: 'Oregon' }]);
});

test('a city of the same name elsewhere is another place', async () => {
  const [here, there] = await find([{ city: 'Nara' }, { city: 'Nara', country: 'ML' }]);
  expect(there).not.toBe(here);
});

test('a city of the data set is one place with its state and country, however it is written', async () => {
  const [newYork, ...others] = await find([
    { city: 'NYC' },
    { city: 'New York, NY', country: 'US' },
    { city: 'New York', region: 'New York', country: 'US' },
    { city: 'New York, New York, United States of America' },
  ]);
  expect(new Set(others)).toEqual(new Set([newYork]));
  expect(await find([{ city: 'New York, NY', country: 'US' }])).toEqual([newYork]);
  const stored = await own.database
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', newYork ?? '')
    .execute();
  expect(stored).toMatchObject([
    {
      city: 'New York, NY',
      city_jp: 'ニューヨーク',
      region: 'New York',
      region_jp: 'ニューヨーク州',
      country: 'US',
    },
  ]);
});

test.each<[WrittenPlace, readonly string[]]>([
  [{ city: 'Boulder, CO' }, ['Boulder, CO', 'Colorado', 'United States']],
  [{ city: 'Old Mill, Colorado' }, ['Old Mill, CO', 'Colorado', 'United States']],
  [{ city: 'Kiel', country: 'DE' }, ['Kiel', 'Germany']],
  [{ city: 'Old Mill', country: 'DE' }, ['Old Mill', 'Germany']],
  [{ city: 'Kobe' }, ['Kobe', 'Kansai', 'Japan']],
  [{ city: 'Okinawa' }, ['Okinawa', 'Japan']],
  [{ city: 'Kamakura', cityJp: '鎌倉', country: 'JP' }, ['Kamakura', 'Japan']],
  [{ city: 'Old Mill' }, ['Old Mill']],
])('%j lies in %j', async (place, path) => {
  const [id = null] = await find([place]);
  const names: string[] = [];
  for (let next: string | null = id; next !== null;) {
    const row = await own.database
      .selectFrom('locations')
      .select(['city', 'parent_id'])
      .where('id', '=', next)
      .executeTakeFirstOrThrow();
    names.push(row.city);
    next = row.parent_id;
  }
  expect(names).toEqual(path);
});
