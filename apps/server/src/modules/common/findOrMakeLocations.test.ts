import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { findOrMakeLocations, type WrittenPlace } from './findOrMakeLocations.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.close());

const find = (places: readonly WrittenPlace[]): Promise<readonly string[]> =>
  own.database.transaction().execute((transaction) => findOrMakeLocations(transaction, places));

test('a prefecture or designated city is one place, however and whenever it is written', async () => {
  const [tokyo, ...others] = await find([
    { city: '東京都' },
    { city: '東京', country: 'JP' },
    { city: 'Tokyo', cityJp: '東京', region: 'Somewhere', country: 'JP' },
  ]);
  expect(others).toEqual([tokyo, tokyo]);
  expect(await find([{ city: 'tokyo' }, { city: '東京都', country: 'JP' }])).toEqual([tokyo, tokyo]);
  const kept = await own.database.selectFrom('locations').selectAll().execute();
  expect(kept).toMatchObject([
    { id: tokyo, city: 'Tokyo', city_jp: '東京', region: 'Kanto', region_jp: '関東', country: 'JP' },
  ]);
});

test('any other place is known again by its name and country, in a region that may be known', async () => {
  const [shibuya, again, berlin] = await find([
    { city: '渋谷区', region: '東京都' },
    { city: '渋谷区', region: 'Tokyo', country: 'JP' },
    { city: 'Berlin', region: 'Berlin', country: 'DE' },
  ]);
  expect(again).toBe(shibuya);
  const kept = await own.database
    .selectFrom('locations')
    .select(['city', 'region', 'region_jp', 'country'])
    .where('id', 'in', [shibuya ?? '', berlin ?? ''])
    .orderBy('city')
    .execute();
  expect(kept).toEqual([
    { city: 'Berlin', region: 'Berlin', region_jp: null, country: 'DE' },
    { city: '渋谷区', region: 'Tokyo', region_jp: '東京', country: 'JP' },
  ]);
});

test('a city of the same name elsewhere is another place', async () => {
  const [here, there] = await find([{ city: 'Nara' }, { city: 'Nara', country: 'ML' }]);
  expect(there).not.toBe(here);
});
