import { beforeAll, expect, test } from 'vitest';
import { createDemoApp, type DemoApp } from '../../../test/demoApp.ts';

let demo: DemoApp;

beforeAll(async () => {
  demo = await createDemoApp();
});

test('lists every location in the order of its English name', async () => {
  const { body } = await demo.send('GET', '/api/common/locations', { token: demo.hana.token });
  const cities: readonly string[] = body.data.map(({ city }: { city: string }) => city);
  expect(cities.length).toBe(56);
  expect(cities).toEqual(cities.toSorted());
  expect(body.data).toContainEqual(
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
  const { status, body } = await demo.send('GET', '/api/common/locations?page=1', { token: demo.hana.token });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['page']]);
});
