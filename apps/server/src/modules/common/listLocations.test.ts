import { manifest } from '@michi/api/manifest';
import { beforeAll, expect, test } from 'vitest';
import { createDemoApp, type DemoApp } from '../../../test/demoApp.ts';

const { listLocations } = manifest.common;

let demo: DemoApp;

beforeAll(async () => {
  demo = await createDemoApp();
});

test('lists every location in the order of its English name', async () => {
  const { data } = await demo.request(listLocations, 200, { token: demo.hana.token });
  const cities = data.map(({ city }) => city);
  expect(cities.length).toBe(56);
  expect(cities).toEqual(cities.toSorted());
  expect(data).toContainEqual(
    expect.objectContaining({
      city: 'Tokyo',
      cityJp: '東京',
      region: 'Kanto',
      regionJp: '関東',
      country: 'JP',
    }),
  );
});

test('refuses a parameter it does not know', async () => {
  const { fields } = await demo.request(listLocations, 422, { query: 'page=1', token: demo.hana.token });
  expect(Object.keys(fields ?? {})).toEqual(['page']);
});
