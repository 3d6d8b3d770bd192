import { manifest } from '@michi/api/manifest';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/testApp.ts';

const { showPostalCode } = manifest.common;

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});

test('returns every address of a postal code, without a session', async () => {
  const addressesOf = async (code: string) =>
    (await testApp.request(showPostalCode, 200, { params: { code } })).data;
  expect((await addressesOf('236-0027')).map(({ city, town }) => [city, town])).toEqual([
    ['横浜市金沢区', '瀬戸'],
  ]);
  expect(await addressesOf('9999999')).toEqual([]);
});

test.each(['236', '2360027x', '２３６００２７'])('rejects %s, naming the field', async (code) => {
  const { fields } = await testApp.request(showPostalCode, 422, { params: { code } });
  expect(Object.keys(fields ?? {})).toEqual(['code']);
});
